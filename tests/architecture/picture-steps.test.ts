import { expect, test } from 'vitest'
import { parseImageParams, SIZE_STEPS } from '#server/domains/media/media.image-params.ts'
import { imageSrcSet, WIDTHS } from '#ui/image-url.ts'

test('the site asks for pictures in the steps in which the server makes them', () => {
  expect(WIDTHS.filter((width) => !SIZE_STEPS.includes(width))).toEqual([])
})

test.each([
  [640, 360],
  [480, 600],
  [64, 64],
  [970, 90],
])('every address of a picture shown %i by %i is made as it is asked for', (width, height) => {
  const addresses = imageSrcSet({ src: 'halcyon/a.jpg', width, height }).split(', ')
  for (const address of addresses) {
    const query = Object.fromEntries(new URL(address.split(' ')[0] ?? '', 'http://host').searchParams)
    const made = parseImageParams('crop', query)
    expect(made).toMatchObject({
      ok: true,
      params: { width: Number(query.width), height: Number(query.height) },
    })
  }
})
