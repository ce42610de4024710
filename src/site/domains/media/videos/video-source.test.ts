import { expect, test } from 'vitest'
import { isStoredVideo, isStream, videoType } from './video-source.ts'

test.each([
  ['/files/halcyon/videos/clip-1.webm', 'video/webm', false],
  ['/files/halcyon/videos/game.mp4?v=2', 'video/mp4', false],
  ['/files/halcyon/videos/live.M3U8', 'application/vnd.apple.mpegurl', true],
  ['/files/halcyon/videos/clip', undefined, false],
])('%s is of type %s, and a stream: %s', (address, type, stream) => {
  expect([videoType(address), isStream(address)]).toEqual([type, stream])
})

test.each([
  ['halcyon/videos/live.m3u8', true],
  ['halcyon/videos/clip-1.webm', true],
  ['halcyon-2601012', false],
  ['halcyon/videos/notes.txt', false],
  ['halcyon/../private/a.mp4', false],
  ['//elsewhere.example/a.mp4', false],
  ['https://elsewhere.example/a.mp4', false],
])('the archive name %s is that of a stored recording: %s', (name, is) => {
  expect(isStoredVideo(name)).toBe(is)
})
