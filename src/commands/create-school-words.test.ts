import { expect, test } from 'vitest'
import { newSchoolFaults } from './create-school-words.ts'

const northfold = {
  key: 'northfold',
  name: 'Northfold University',
  abbreviation: 'NFU',
  mascot: 'Herons',
  hosts: ['www.northfold.example'],
  timeZone: 'America/Chicago',
  primary: '#7a1f1f',
  secondary: '#f7e7ce',
  sports: ['football'],
  administrator: 'name@school.edu',
  crest: null,
}

const nothing = {
  ...northfold,
  key: undefined,
  name: undefined,
  abbreviation: undefined,
  hosts: [],
  primary: undefined,
  secondary: undefined,
  sports: [],
  administrator: undefined,
}

const optionOf = (line: string) => line.split(':')[0]

test.each([
  ['nothing', northfold, []],
  [
    'what was left out',
    nothing,
    ['--key', '--name', '--abbreviation', '--host', '--primary', '--secondary', '--administrator'],
  ],
  ['a key with a space', { ...northfold, key: 'north fold' }, ['--key']],
  ['a host with its scheme', { ...northfold, hosts: ['https://northfold.example'] }, ['--host']],
  ['what is no address', { ...northfold, administrator: 'somebody' }, ['--administrator']],
  ['a color by its name', { ...northfold, primary: 'maroon' }, ['--primary']],
  [
    'a sport that nobody plays',
    { ...northfold, sports: ['football', 'curling'] },
    ['--sports', 'There is no sport "curling".'],
  ],
])('says of a new school: %s', (_what, given, options) => {
  expect(newSchoolFaults(given).map(optionOf)).toEqual(options)
})
