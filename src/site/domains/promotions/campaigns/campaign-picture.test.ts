import { expect, test } from 'vitest'
import type { Picture } from '#contract/promotions.ts'
import { pictureSources } from './campaign-picture.ts'

const image = (url: string, breakpoint: Picture['images'][number]['breakpoint'], alt = url) => ({
  url,
  alt,
  breakpoint,
})

test.each([
  ['no image is no picture', [], null],
  ['one image serves every screen', [image('a', null)], { wider: [], base: { url: 'a', alt: 'a' } }],
  [
    'an image is used from its breakpoint on, the widest first',
    [image('small', null), image('wide', 'xl'), image('middle', 'md')],
    {
      wider: [
        { url: 'wide', from: 1280 },
        { url: 'middle', from: 768 },
      ],
      base: { url: 'small', alt: 'small' },
    },
  ],
  [
    'without one for all screens the narrowest serves them',
    [image('wide', 'xl'), image('middle', 'md')],
    { wider: [{ url: 'wide', from: 1280 }], base: { url: 'middle', alt: 'middle' } },
  ],
  [
    'one description serves them all',
    [image('small', null, ''), image('wide', 'xl')],
    { wider: [{ url: 'wide', from: 1280 }], base: { url: 'small', alt: 'wide' } },
  ],
])('%s', (_, images, expected) => {
  expect(pictureSources({ images })).toEqual(expected)
})
