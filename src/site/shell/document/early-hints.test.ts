import { expect, test } from 'vitest'
import { earlyHints } from './early-hints.ts'

const font = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossOrigin="anonymous"/>'
const picture =
  '<link rel="preload" as="image" imageSrcSet="/i?a=1&amp;w=1 1w, /i?w=2 2w" imageSizes="100vw" fetchPriority="high"/>'

const hintOfFont = '</a.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin="anonymous"'

test.each([
  ['a font', font, hintOfFont],
  ['a link that the router has marked', font.replace('<link', '<link nonce="n-1"'), hintOfFont],
  [
    'a picture in several sizes',
    picture,
    '</i?a=1&w=1>; rel=preload; as="image"; imagesrcset="/i?a=1&w=1 1w, /i?w=2 2w"; imagesizes="100vw"; fetchpriority="high"',
  ],
  [
    'an address that would break out',
    '<link rel="preload" href="/a&quot;&gt;, &lt;/b\né" as="image"/>',
    '</a%22%3E, %3C/b%0A%C3%A9>; rel=preload; as="image"',
  ],
  ['nothing', '<link rel="icon" href="/x.svg"/>', ''],
])('%s is told ahead', (_, links, header) => {
  expect(earlyHints(`<head>${links}</head><body></body>`)).toBe(header)
})

test('what stands in the body is not', () => {
  expect(earlyHints(`<head></head><body>${font}</body>`)).toBe('')
})
