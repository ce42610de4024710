import { expect, test } from 'vitest'
import { publishOrder } from './publish-order.ts'

const kinds = {
  named: (name: string) =>
    ({
      fields:
        name === 'stories' ? { galleryId: { label: 'Gallery', refersTo: 'galleries' } } : { title: 'Title' },
    }) as never,
}
const draft = (kind: string, contentId: number, value: Record<string, unknown> = {}) => ({
  kind,
  contentId,
  value,
})

test('what is named comes before what names it, whatever else keeps its place', () => {
  const [story, other, gallery] = [
    draft('stories', 1, { galleryId: 9 }),
    draft('tags', 2),
    draft('galleries', 9),
  ]
  expect(publishOrder(kinds, [story, other, gallery])).toEqual([gallery, story, other])
})
