import { describe, expect, test } from 'vitest'
import { placesOf } from './section-places.ts'

const known = ['hero', 'scoreboard', 'results', 'promotion']
const names = (sections: string[]) => placesOf(known, { sections }).map(({ name }) => name)

describe('the sections of a page', () => {
  test.each([
    [
      'stand in the order of the template',
      ['hero', 'results', 'scoreboard'],
      ['hero', 'results', 'scoreboard'],
    ],
    ['that the page does not know are passed over', ['hero', 'weather', 'results'], ['hero', 'results']],
    ['show once', ['results', 'hero', 'results'], ['results', 'hero']],
    [
      'may be one kind with several things to show',
      ['promotion:home-banner', 'promotion:home-rotator'],
      ['promotion:home-banner', 'promotion:home-rotator'],
    ],
  ])('%s', (_sentence, wanted, shown) => {
    expect(names(wanted)).toEqual(shown)
  })

  test('show all without a template', () => {
    expect(placesOf(known, null).map(({ name }) => name)).toEqual(known)
  })

  test('carry what they show and the options of the school', () => {
    const template = {
      sections: ['promotion:home-banner'],
      options: { 'promotion:home-banner': { count: 3 } },
    }
    expect(placesOf(known, template)).toEqual([
      { name: 'promotion:home-banner', kind: 'promotion', what: 'home-banner', options: { count: 3 } },
    ])
  })
})
