import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Video } from '#contract/media.ts'
import { FilmInWords } from '../parts/FilmInWords.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

const captions = [
  { language: 'en', label: 'English', url: '/files/captions.vtt' },
  { language: 'es', label: 'Español', url: '/files/subtitulos.vtt' },
]
const film = { title: 'The last minute', source: '/files/film.mp4', poster: null, live: false, ads: null }
const player = (autoplay: boolean) =>
  renderToStaticMarkup(<VideoPlayer {...film} captions={captions} autoplay={autoplay} controls={false} />)

describe('a film', () => {
  test('plays with its captions, the first of which are on', () => {
    const tracks = player(false).match(/<track[^>]*>/g)
    expect(tracks).toEqual([
      '<track kind="captions" srcLang="en" label="English" src="/files/captions.vtt" default=""/>',
      '<track kind="captions" srcLang="es" label="Español" src="/files/subtitulos.vtt"/>',
    ])
  })

  test('that begins by itself makes no sound and can be stopped', () => {
    expect(player(true)).toMatch(/<video(?=[^>]* muted="")(?=[^>]* controls="")/)
  })

  test.each<[string, Partial<Video>, string]>([
    ['with nothing but itself', {}, ''],
    ['without sound', { isSilent: true }, '<span>No sound</span>'],
    ['with a transcript', { transcript: 'She scores.' }, 'With transcript'],
    [
      'with a transcript and a voice that says what is seen',
      { transcript: 'She scores.', described: '/files/described.mp4' },
      'With transcript and audio description<span class="visually-hidden">: The last minute</span>',
    ],
  ])('%s says so where it plays in place, and leads there', (_, facts, words) => {
    const whole = {
      title: film.title,
      url: '/watch/7',
      isSilent: false,
      transcript: null,
      described: null,
      ...facts,
    }
    const html = renderToStaticMarkup(<FilmInWords film={whole} />)
    if (!words) expect(html).toBe('')
    else expect(html).toContain(words)
    expect(html.includes('href="/watch/7"')).toBe('transcript' in facts)
  })
})
