import { expect, test } from 'vitest'
import { ApiProblem } from '#contract/shapes/problem.ts'
import type { StatFileReceipt } from '#contract/stat-files.ts'
import { uploadAnswer, uploadRefusal } from './upload-answer.ts'

const receipt: StatFileReceipt = {
  fileId: 1,
  kind: 'game',
  gameId: 7,
  changed: true,
  isRepeat: false,
  isComplete: false,
  program: 'TAS',
  warnings: [],
  unmatched: [],
}

test.each<[Partial<StatFileReceipt>, string]>([
  [{}, 'Taken in: the game is on.'],
  [{ isComplete: true }, 'Taken in: the game is final.'],
  [{ changed: false }, 'Taken in. The site shows the same as before.'],
  [{ isRepeat: true, changed: false }, 'This very file was taken in before; nothing changed.'],
  [{ kind: 'season', gameId: null }, 'The season was compared with our games.'],
])('a file with %o is answered by %s', (facts, title) => {
  expect(uploadAnswer({ ...receipt, ...facts }).title).toBe(title)
})

test('warnings and names that are on no roster are listed, and the game is a tap away', () => {
  const { lines, link } = uploadAnswer({
    ...receipt,
    warnings: [{ place: 'home', message: 'periods sum to 20, the score is 21' }],
    unmatched: [{ jersey: '9', name: 'Nobody Known' }],
  })
  expect(lines).toEqual(['home: periods sum to 20, the score is 21', 'Not on the roster: 9 Nobody Known'])
  expect(link).toBe('/game-center/7')
})

test('a refusal says why and where', () => {
  const problem = { type: 'about:blank', title: '', status: 422, detail: 'The file breaks off.' }
  const errors = [{ field: 'line 12', message: 'broken' }]
  expect(uploadRefusal(new ApiProblem({ ...problem, errors }))).toEqual({
    title: 'The file breaks off.',
    lines: ['At line 12'],
    link: null,
  })
})

test('whoever could not reach the server is asked for their connection', () => {
  expect(uploadRefusal(new TypeError('Failed to fetch')).title).toContain('Is there a connection?')
})
