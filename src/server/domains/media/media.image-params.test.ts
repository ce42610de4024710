import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ImageMode, type ImageParams, parseImageParams } from './media.image-params.ts'

const url = 'halcyon/photos/x.png'

function parse(mode: ImageMode, query: Record<string, unknown>) {
  const parsed = parseImageParams(mode, query)
  return parsed.ok ? parsed.params : parsed.detail
}

describe('a good request', () => {
  const plain: ImageParams = {
    mode: 'resize',
    source: { kind: 'storage', path: url },
    width: 320,
    height: null,
    gravity: null,
    type: 'webp',
    colorspace: 'srgb',
    quality: 80,
  }

  test.each<[string, ImageMode, Record<string, unknown>, Partial<ImageParams>]>([
    ['is webp of usual quality when nothing else is said', 'resize', { url, width: '320' }, {}],
    ['resizes by height', 'resize', { url, height: '3000' }, { width: null, height: 3000 }],
    ['takes the public address of a stored file', 'resize', { url: `/files/${url}`, width: '320' }, {}],
    ['forgets a gravity that has no effect', 'resize', { url, width: '320', gravity: 'north' }, {}],
    [
      'forgets a quality that has no effect',
      'resize',
      { url, width: '320', type: 'png', quality: '5' },
      { type: 'png', quality: null },
    ],
    ['ignores names that are not ours', 'resize', { url, width: '320', v: ['1', '2'], __proto__: null }, {}],
    ['makes logos black and white', 'resize', { url, width: '320', colorspace: 'bw' }, { colorspace: 'bw' }],
    [
      'crops to the centre',
      'crop',
      { url, width: '320', height: '180' },
      { mode: 'crop', height: 180, gravity: 'center' },
    ],
    [
      'reads both spellings of the centre',
      'crop',
      { url, width: '320', height: '180', gravity: 'centre' },
      { mode: 'crop', height: 180, gravity: 'center' },
    ],
    [
      'crops to an edge',
      'crop',
      { url, width: '320', height: '180', gravity: 'northeast' },
      { mode: 'crop', height: 180, gravity: 'northeast' },
    ],
    [
      'converts',
      'convert',
      { url, type: 'jpeg', quality: '100' },
      { mode: 'convert', width: null, type: 'jpeg', quality: 100 },
    ],
    [
      'names another host',
      'resize',
      { url: 'HTTPS://CDN.Example.org:443/a b.png#top', width: '320' },
      { source: { kind: 'remote', url: 'https://cdn.example.org/a%20b.png' } },
    ],
  ])('%s', (_, mode, query, expected) => {
    expect(parse(mode, query)).toEqual({ ...plain, ...expected })
  })
})

describe('sizes go in steps', () => {
  test.each<[string, ImageMode, Record<string, string>, [number | null, number | null]]>([
    ['a width becomes the next larger step', 'resize', { width: '321' }, [480, null]],
    ['so does a height', 'resize', { height: '1' }, [null, 48]],
    ['a step stays what it is, as that of shared pages', 'resize', { width: '1600' }, [1600, null]],
    ['the last step is the largest size', 'resize', { width: '2561' }, [3000, null]],
    ['a crop keeps its shape', 'crop', { width: '300', height: '200' }, [320, 213]],
    ['a crop of a step stays what it is', 'crop', { width: '320', height: '213' }, [320, 213]],
    ['a tall crop stays within bounds', 'crop', { width: '100', height: '2000' }, [150, 3000]],
    ['a sliver keeps a pixel', 'crop', { width: '3000', height: '1' }, [3000, 1]],
  ])('%s', (_, mode, sizes, [width, height]) => {
    expect(parse(mode, { url, ...sizes })).toMatchObject({ width, height })
  })

  test.each([
    ['1', 10],
    ['71', 80],
    ['80', 80],
    ['100', 100],
  ])('a quality of %s is one of %i', (quality, expected) => {
    expect(parse('convert', { url, quality })).toMatchObject({ quality: expected })
  })
})

describe('a bad request is refused with one line', () => {
  test.each<[ImageMode, Record<string, unknown>, RegExp]>([
    ['resize', { width: '320' }, /^url is required/],
    ['resize', { url: '', width: '320' }, /^url is required/],
    ['resize', { url: [url, url], width: '320' }, /^Give url once/],
    ['resize', { url: '../secret/x.png', width: '320' }, /^url must be a stored file/],
    ['resize', { url: '/etc/passwd', width: '320' }, /^url must be a stored file/],
    ['resize', { url: '//evil.example/x.png', width: '320' }, /^url must be a stored file/],
    ['resize', { url: 'halcyon\\x.png', width: '320' }, /^url must be a stored file/],
    ['resize', { url: 'halcyon/x\0.png', width: '320' }, /^url must be a stored file/],
    ['resize', { url: 'file:///etc/passwd', width: '320' }, /^url must be a stored file/],
    ['resize', { url: 'data:image/png;base64,AAAA', width: '320' }, /^url must be a stored file/],
    ['resize', { url: 'http://', width: '320' }, /^url is not a valid address/],
    ['resize', { url: 'http://user:word@cdn.example.org/x.png', width: '320' }, /user or password/],
    ['resize', { url: `http://cdn.example.org/${'x'.repeat(3000)}`, width: '320' }, /at most 2048/],
    ['resize', { url }, /^resize needs either/],
    ['resize', { url, width: '320', height: '300' }, /^resize needs either/],
    ['crop', { url, width: '320' }, /^crop needs width and height/],
    ['crop', { url }, /^crop needs width and height/],
    ['convert', { url, width: '320' }, /^convert takes no/],
    ['convert', { url, quality: '0' }, /^quality must be a whole number from 1 to 100/],
    ['convert', { url, quality: '101' }, /^quality/],
    ['convert', { url, type: 'gif' }, /^type must be one of jpeg, png, webp/],
    ['convert', { url, type: '' }, /^type/],
    ['convert', { url, colorspace: 'cmyk' }, /^colorspace must be one of srgb, bw/],
    ['crop', { url, width: '1', height: '1', gravity: 'up' }, /^gravity must be one of/],
    ['crop', { url, width: '1', height: '1', gravity: 'constructor' }, /^gravity must be one of/],
    ...['0', '-1', '3001', '1.5', '1e3', '0x10', ' 5', '5px', '', '٣', '99999999999999999999', 'NaN'].map(
      (width): [ImageMode, Record<string, unknown>, RegExp] => [
        'resize',
        { url, width },
        /^width must be a whole number from 1 to 3000\.$/,
      ],
    ),
  ])('%s %j', (mode, query, detail) => {
    const parsed = parse(mode, query)
    expect(parsed).toMatch(detail)
    expect(parsed).not.toContain('\n')
  })
})

test('no request of any form makes the reader fail, and what it lets through is within bounds', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('1', '3000', '3001', 'png', 'bw', 'north', url),
    fc.array(fc.string()),
  )
  const query = fc.dictionary(
    fc.constantFrom('url', 'width', 'height', 'gravity', 'type', 'colorspace', 'quality', '__proto__'),
    word,
  )
  fc.assert(
    fc.property(fc.constantFrom<ImageMode>('resize', 'crop', 'convert'), query, (mode, fields) => {
      const parsed = parseImageParams(mode, fields)
      if (!parsed.ok) return parsed.detail.length > 0
      return [parsed.params.width, parsed.params.height].every(
        (size) => size === null || (size >= 1 && size <= 3000),
      )
    }),
  )
})
