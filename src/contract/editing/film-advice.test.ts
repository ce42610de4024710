import { expect, test } from 'vitest'
import { filmAdvice, filmsAdvice } from './film-advice.ts'

type Fields = Parameters<typeof filmAdvice>[0]

const film: NonNullable<Fields[number]['file']> = { type: 'video', isAddress: true, fills: [] }
const fields: Fields = [
  { name: 'captions', label: 'Captions', file: null },
  { name: 'transcript', label: 'Transcript', file: null },
  { name: 'describedFilename', label: 'With audio description', file: film },
  { name: 'isSilent', label: 'Has no sound', file: null },
  { name: 'youtubeId', label: 'Number at YouTube', file: null },
  { name: 'filename', label: 'Recording', file: film },
]
const told = { captions: [{ language: 'en' }], transcript: 'They run.', describedFilename: '/b.mp4' }

test.each<[string, Record<string, unknown>, string[]]>([
  ['nothing is filmed', {}, []],
  ['a film by itself', { filename: '/a.mp4' }, ['captions', 'transcript', 'describedFilename']],
  ['a film with everything', { filename: '/a.mp4', ...told }, []],
  ['captions alone', { filename: '/a.mp4', captions: told.captions }, ['transcript', 'describedFilename']],
  ['blanks are no transcript', { filename: '/a.mp4', ...told, transcript: ' \n' }, ['transcript']],
  ['a silent film', { filename: '/a.mp4', isSilent: true }, ['transcript']],
  ['a silent film that is told', { filename: '/a.mp4', isSilent: true, transcript: 'They run.' }, []],
  ['a film elsewhere', { youtubeId: 'abc' }, ['transcript']],
  ['a film elsewhere that is told', { youtubeId: 'abc', transcript: 'They run.' }, []],
  ['a described film alone is none', { describedFilename: '/b.mp4' }, []],
])('%s: %j lacks %j', (_, values, expected) => {
  expect(filmAdvice(fields, values).map(({ field }) => field)).toEqual(expected)
})

test('a recording to be heard lacks what its form has a place for', () => {
  const episode: Fields = [
    { name: 'filename', label: 'Recording', file: { ...film, type: 'sound' } },
    { name: 'transcript', label: 'Transcript', file: null },
  ]
  expect(filmAdvice(episode, { filename: '/a.mp3' }).map(({ field }) => field)).toEqual(['transcript'])
})

test('of several that go out at once each lack is named once, with those that have it', () => {
  const films = [
    { title: 'Silent', values: { filename: '/a.mp4', isSilent: true } },
    { title: 'Whole', values: { filename: '/b.mp4', ...told } },
    { title: 'Bare', values: { filename: '/c.mp4' } },
  ]
  expect(filmsAdvice(fields, films).map(({ field, titles }) => [field, titles])).toEqual([
    ['transcript', ['Silent', 'Bare']],
    ['captions', ['Bare']],
    ['describedFilename', ['Bare']],
  ])
})
