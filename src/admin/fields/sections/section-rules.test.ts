import { describe, expect, test } from 'vitest'
import { plainField } from '../parts/plain-field.ts'
import {
  addable,
  readTemplate,
  showing,
  switched,
  type Template,
  withAdded,
  withMoved,
  withOptions,
  withoutSection,
} from './section-rules.ts'

const template: Template = {
  sections: ['scoreboard', 'news', 'promotion:home-banner'],
  options: { news: { count: 4 } },
  off: ['promotion:home-banner'],
}
const known = ['scoreboard', 'news', 'promotion', 'videos'].map((name) => plainField(name, name))

describe('the sections of a page', () => {
  test('are read from what a draft has, whatever is missing', () => {
    expect(readTemplate(undefined, null, undefined)).toEqual({ sections: [], options: {}, off: [] })
  })

  test('are put in order', () => {
    expect(withMoved(template, 2, 0).sections).toEqual(['promotion:home-banner', 'scoreboard', 'news'])
  })

  test('are offered while they are not there, and again where they show several things', () => {
    expect(addable(known, template).map(({ name }) => name)).toEqual(['promotion', 'videos'])
  })

  test('are added at the end, switched on', () => {
    const next = withAdded({ ...template, off: ['videos'] }, 'videos')
    expect(next.sections.at(-1)).toBe('videos')
    expect(next.off).toEqual([])
  })

  test('are taken out with what was said of them', () => {
    expect(withoutSection(template, 'news')).toEqual({
      sections: ['scoreboard', 'promotion:home-banner'],
      options: {},
      off: ['promotion:home-banner'],
    })
  })

  test('keep their place and their options while they are off', () => {
    const off = switched(template, 'news', false)
    expect(off).toEqual({ ...template, off: ['promotion:home-banner', 'news'] })
    expect(switched(off, 'news', true)).toEqual(template)
  })

  test('are not mentioned where nothing is said of them', () => {
    expect(withOptions(template, 'news', {}).options).toEqual({})
    expect(withOptions(template, 'scoreboard', { autoplay: true }).options).toEqual({
      news: { count: 4 },
      scoreboard: { autoplay: true },
    })
  })

  test('show something else under another name, once', () => {
    const next = showing(
      withOptions(template, 'promotion:home-banner', { theme: 'on-primary' }),
      'promotion:home-banner',
      'side',
    )
    expect(next.sections.at(-1)).toBe('promotion:side')
    expect(next.options['promotion:side']).toEqual({ theme: 'on-primary' })
    expect(next.off).toEqual(['promotion:side'])
    expect(showing(withAdded(template, 'promotion'), 'promotion', 'home-banner').sections.at(-1)).toBe(
      'promotion',
    )
  })
})
