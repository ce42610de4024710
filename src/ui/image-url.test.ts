import { describe, expect, test } from 'vitest'
import { fileUrl, imageSrcSet, imageUrl, imageWidths, isSvg } from './image-url.ts'

describe('the address of an image', () => {
  test.each([
    [
      'crops to both dimensions as webp unless told otherwise',
      { src: 'halcyon/stories/1.jpg', width: 640, height: 360 },
      '/images/crop?url=halcyon%2Fstories%2F1.jpg&width=640&height=360&type=webp',
    ],
    [
      'resizes by one dimension',
      { src: 'a.jpg', width: 640, height: 360, method: 'resize' },
      '/images/resize?url=a.jpg&width=640&type=webp',
    ],
    [
      'resizes when there is only one dimension',
      { src: 'a.jpg', width: 640 },
      '/images/resize?url=a.jpg&width=640&type=webp',
    ],
    ['resizes by height alone', { src: 'a.jpg', height: 90 }, '/images/resize?url=a.jpg&height=90&type=webp'],
    [
      'names the part of the picture to keep',
      { src: 'a.jpg', width: 100, height: 100, gravity: 'north', type: 'jpeg' },
      '/images/crop?url=a.jpg&width=100&height=100&gravity=north&type=jpeg',
    ],
    [
      'asks for a logo in black and white',
      { src: 'a.png', width: 100, colorspace: 'bw' },
      '/images/resize?url=a.png&width=100&type=webp&colorspace=bw',
    ],
    [
      'encodes an absolute address whole',
      { src: 'https://example.org/a b.jpg?x=1&y=2', width: 100 },
      '/images/resize?url=https%3A%2F%2Fexample.org%2Fa+b.jpg%3Fx%3D1%26y%3D2&width=100&type=webp',
    ],
    ['takes whole pixels', { src: '/a.jpg', width: 99.6 }, '/images/resize?url=a.jpg&width=100&type=webp'],
  ] as const)('%s', (_sentence, request, url) => {
    expect(imageUrl(request)).toBe(url)
  })
})

describe('the set of sizes', () => {
  test.each([
    [24, [48]],
    [48, [48, 96]],
    [200, [96, 160, 240, 320, 480]],
    [640, [160, 240, 320, 480, 640, 960, 1280]],
    [3000, [960, 1280, 1600, 1920, 2560]],
  ])('for a picture %d px wide is %j', (width, widths) => {
    expect(imageWidths(width)).toEqual(widths)
  })

  test('keeps the shape of the picture', () => {
    const set = imageSrcSet({ src: 'a.jpg', width: 100, height: 150 }).split(', ')
    expect(set).toHaveLength(4)
    expect(set.at(-1)).toBe('/images/crop?url=a.jpg&width=240&height=360&type=webp 240w')
  })
})

describe('a drawing', () => {
  test.each([
    ['halcyon/crest.svg', true],
    ['crest.SVG?v=2', true],
    ['data:image/svg+xml,%3Csvg/%3E', true],
    ['crest.svg.png', false],
    ['a.jpg', false],
  ])('is told by its name: %s %j', (src, svg) => {
    expect(isSvg(src)).toBe(svg)
  })

  test.each([
    ['halcyon/portraits/12.svg', '/files/halcyon/portraits/12.svg'],
    ['/halcyon/a b#1.svg', '/files/halcyon/a%20b%231.svg'],
    ['https://example.org/a.svg', 'https://example.org/a.svg'],
    ['data:image/svg+xml,x', 'data:image/svg+xml,x'],
  ])('%s is served as %s', (src, url) => {
    expect(fileUrl(src)).toBe(url)
  })
})
