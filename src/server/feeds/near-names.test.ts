import { expect, test } from 'vitest'
import { nearNames } from './near-names.ts'

const schools = ['Northern Plains', 'Northern Prairie', 'Elk Bay', 'Cedar Falls'].map((title) => ({ title }))
const near = (name: string) => nearNames(name, schools).map(({ title }) => title)

test.each([
  ['Nothern Plains', ['Northern Plains', 'Northern Prairie']],
  ['Elk Bay College', ['Elk Bay']],
  ['ELKBAY', ['Elk Bay']],
  ['Saint Olaf', []],
])('%s may be %j', (name, expected) => {
  expect(near(name)).toEqual(expected)
})
