import { describe, expect, test } from 'vitest'
import type { KindSummary } from '#contract/editing/desk.shapes.ts'
import { settingGroups } from '../kinds/setting-groups.ts'
import { groupKinds } from './groups.ts'

const kind = (name: string, domain: string, isSingle = false): KindSummary => ({
  kind: name,
  one: name,
  many: name,
  several: name,
  domain,
  isSingle,
  mayWrite: true,
  mayPublish: true,
})

describe('the navigation', () => {
  const kinds = [
    kind('stories', 'news'),
    kind('partners', 'settings'),
    kind('redirects', 'settings'),
    kind('coaches', 'staff'),
    kind('staff-members', 'staff'),
    kind('home-template', 'settings', true),
    kind('widgets', 'never-heard-of'),
  ]
  const told = groupKinds(kinds).map(({ id, kinds: own }) => [id, own.map((each) => each.kind)])

  test('puts kinds where an office looks for them, and unknown ones at the end', () => {
    expect(told).toEqual([
      ['news', ['stories']],
      ['teams', ['coaches']],
      ['people', ['staff-members']],
      ['promotion', ['partners']],
      ['site', ['redirects', 'widgets']],
    ])
  })

  test('leaves settings to their own screen', () => {
    expect(told.flat(2)).not.toContain('home-template')
    expect(
      settingGroups(kinds).map(({ title, kinds: own }) => [title, own.map((each) => each.kind)]),
    ).toEqual([['Pages', ['home-template']]])
  })
})
