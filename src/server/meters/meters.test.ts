import { expect, test } from 'vitest'
import { Meters } from './meters.ts'

const linesOf = async (meters: Meters) => (await meters.write()).split('\n')

test('what is counted is told by name, with its labels', async () => {
  const meters = new Meters()
  const requests = meters.counter('requests_total', 'Requests, by outcome')
  requests.add({ outcome: '2xx' })
  requests.add({ outcome: '2xx' })
  requests.add({ outcome: '5xx' }, 3)
  expect((await linesOf(meters)).slice(0, 4)).toEqual([
    '# HELP fieldhouse_requests_total Requests, by outcome',
    '# TYPE fieldhouse_requests_total counter',
    'fieldhouse_requests_total{outcome="2xx"} 2',
    'fieldhouse_requests_total{outcome="5xx"} 3',
  ])
})

test('how long something takes is told in steps, each of which has those below it', async () => {
  const meters = new Meters()
  const seconds = meters.histogram('seconds', 'How long', [0.1, 1])
  for (const took of [0.05, 0.1, 0.5, 7]) seconds.observe({ part: 'page' }, took)
  expect((await linesOf(meters)).slice(2, 7)).toEqual([
    'fieldhouse_seconds_bucket{part="page",le="0.1"} 2',
    'fieldhouse_seconds_bucket{part="page",le="1"} 3',
    'fieldhouse_seconds_bucket{part="page",le="+Inf"} 4',
    'fieldhouse_seconds_sum{part="page"} 7.65',
    'fieldhouse_seconds_count{part="page"} 4',
  ])
})

test('a state is asked for when somebody looks', async () => {
  const meters = new Meters()
  let viewers = 1
  meters.gauge('viewers', 'Viewers', () => [{ value: viewers }])
  viewers = 5
  expect(await linesOf(meters)).toContain('fieldhouse_viewers 5')
})

test('what cannot be told is left out, and the rest is told all the same', async () => {
  const meters = new Meters()
  meters.gauge('duties', 'Duties', () => Promise.reject(new Error('no database')))
  meters.gauge('viewers', 'Viewers', () => [{ value: 5 }])
  const lines = await linesOf(meters)
  expect(lines).toContain('fieldhouse_viewers 5')
  expect(lines).toContain('fieldhouse_unknown{name="duties"} 1')
  expect(lines.join('\n')).not.toContain('TYPE fieldhouse_duties')
})

test('more names than there is room for are one, and nothing is lost of the sum', async () => {
  const meters = new Meters()
  const schools = meters.counter('schools_total', 'Schools')
  for (let each = 0; each < 2_100; each++) schools.add({ school: `school-${each}` })
  const lines = (await linesOf(meters)).filter((line) => line.startsWith('fieldhouse_schools_total{'))
  expect(lines).toHaveLength(2_001)
  expect(lines).toContain('fieldhouse_schools_total{school="other"} 100')
})

test('a label may hold whatever somebody sent', async () => {
  const meters = new Meters()
  meters.counter('odd_total', 'Odd').add({ word: 'a"b\\c\nd' })
  expect(await linesOf(meters)).toContain('fieldhouse_odd_total{word="a\\"b\\\\c\\nd"} 1')
})

test('two things of one name are a mistake', () => {
  const meters = new Meters()
  meters.counter('x', 'X')
  expect(() => meters.gauge('x', 'X', () => [])).toThrow('counted as x')
})

test.each([
  [Number.POSITIVE_INFINITY, '+Inf'],
  [Number.NaN, 'NaN'],
  [0.25, '0.25'],
])('the number %d is written as %s', async (value, text) => {
  const meters = new Meters()
  meters.gauge('n', 'N', () => [{ value }])
  expect(await linesOf(meters)).toContain(`fieldhouse_n ${text}`)
})
