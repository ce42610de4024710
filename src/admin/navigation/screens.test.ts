import { describe, expect, test } from 'vitest'
import { allScreens, refusalAt, screensAt } from './screens.ts'

const labels = (me: Parameters<typeof screensAt>[1]) =>
  screensAt('administration', me).map(({ label }) => label)

describe('the screens', () => {
  test('of people and keys are for administrators, those of schools for operators', () => {
    expect(labels({ role: 'publisher', isOperator: false })).toEqual([])
    expect(labels({ role: 'administrator', isOperator: false })).toEqual([
      'People',
      'Subscribers',
      'Keys',
      'Brand',
      'Features',
    ])
    expect(labels({ role: 'visitor', isOperator: true })).toContain('Schools')
  })

  test('that everybody has are there before anybody is known', () => {
    expect(labels(undefined)).toEqual([])
    expect(allScreens(undefined).map(({ label }) => label)).toContain('Your account')
  })

  test.each([
    ['/people', 'editor', 'People'],
    ['/people/log', 'publisher', 'People log'],
    ['/keys', 'publisher', 'Keys'],
    ['/brand', 'editor', 'Brand'],
    ['/settings', 'publisher', 'Settings'],
    ['/settings', 'administrator', null],
    ['/schools', 'administrator', 'Schools'],
    ['/schools/new', 'administrator', 'New school'],
    ['/people', 'administrator', null],
    ['/peoples', 'editor', null],
    ['/content/stories', 'editor', null],
    ['/', 'visitor', null],
  ] as const)('%s is refused to the %s: %s', (path, role, label) =>
    expect(refusalAt(path, { role, isOperator: false })?.label ?? null).toBe(label),
  )
})
