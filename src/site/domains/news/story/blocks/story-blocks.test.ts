import { expect, test, vi } from 'vitest'
import type { Api } from '#contract/api.ts'
import type { Story } from '#contract/news.ts'
import { shownBlocks } from './story-blocks.ts'

const asked: string[] = []
const api = {
  media: {
    gallery: async ({ galleryId }: { galleryId: number }) => {
      asked.push(`gallery ${galleryId}`)
      if (galleryId === 404) throw new Error('gone')
      return { id: galleryId }
    },
    video: async ({ videoId }: { videoId: number }) => {
      asked.push(`video ${videoId}`)
      return { id: videoId }
    },
  },
} as unknown as Api

const story = {
  contentTemplate: 'blocks',
  content: '<p>whole</p>',
  games: [{ id: 7 }],
  gallery: { id: 1 },
  video: { id: 2 },
} as unknown as Story

test('blocks come with what they name, and ask only for what the story does not bring', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const blocks: Story['blocks'] = [
    { kind: 'text', html: '<p>a</p>' },
    { kind: 'game', gameId: 7 },
    { kind: 'game', gameId: 8 },
    { kind: 'gallery', galleryId: 1 },
    { kind: 'gallery', galleryId: 3 },
    { kind: 'gallery', galleryId: 404 },
    { kind: 'video', videoId: 2 },
    { kind: 'video', videoId: 4 },
  ]
  expect(await shownBlocks(api, { ...story, blocks })).toEqual([
    { kind: 'text', html: '<p>a</p>' },
    { kind: 'game', game: { id: 7 } },
    { kind: 'gallery', gallery: { id: 1 } },
    { kind: 'gallery', gallery: { id: 3 } },
    { kind: 'video', video: { id: 2 } },
    { kind: 'video', video: { id: 4 } },
  ])
  expect(warned).toHaveBeenCalledOnce()
  expect(asked).toEqual(['gallery 3', 'gallery 404', 'video 4'])
})

test('a story that is one text without cards is read as that', async () => {
  const blocks: Story['blocks'] = [{ kind: 'text', html: '<p>a</p>' }]
  expect(await shownBlocks(api, { ...story, contentTemplate: 'standard', blocks })).toEqual([])
  expect(await shownBlocks(api, { ...story, blocks: [] })).toEqual([])
})

test('a text with cards is read as blocks', async () => {
  const content = '<p>a</p><div data-card="game/7"></div><p>b</p>'
  expect(await shownBlocks(api, { ...story, contentTemplate: 'standard', blocks: [], content })).toEqual([
    { kind: 'text', html: '<p>a</p>' },
    { kind: 'game', game: { id: 7 } },
    { kind: 'text', html: '<p>b</p>' },
  ])
})
