import { expect, test } from 'vitest'
import { changesOf, valuesOf } from './changes.ts'

const fields = ['jersey', 'hometown', 'weight']

test.each([
  ['what is the same', { weight: 190 }, { weight: 190 }, []],
  ['what the file does not say', { weight: 190 }, {}, []],
  ['another spelling', { hometown: 'Bogotá, Colombia' }, { hometown: 'BOGOTA COLOMBIA' }, []],
  ['another number', { weight: 190 }, { weight: 195 }, [{ field: 'weight', before: 190, after: 195 }]],
  [
    'what was empty',
    { hometown: null },
    { hometown: 'Reno' },
    [{ field: 'hometown', before: null, after: 'Reno' }],
  ],
  [
    'a label, to the letter',
    { jersey: '0.1' },
    { jersey: '01' },
    [{ field: 'jersey', before: '0.1', after: '01' }],
  ],
])('%s', (_, before, after, changes) => {
  expect(changesOf(before, after, fields, ['jersey'])).toEqual(changes)
})

test('the values to write are those of the fields asked for', () => {
  const changes = changesOf({ jersey: '1', weight: 1 }, { jersey: '2', weight: 2 }, fields)
  expect(valuesOf(changes, ['weight'])).toEqual({ weight: 2 })
})
