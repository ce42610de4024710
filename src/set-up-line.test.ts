import { expect, test } from 'vitest'
import { ConfigError } from '#server/config/config.ts'
import { setUpLine } from './set-up-line.ts'

const coded = (code: string, message = 'password hush-hush of user ada', more = {}) =>
  Object.assign(new Error(message), { code, ...more })

test.each([
  ['a setting that is wrong', new ConfigError('PORT is not valid.'), 'PORT is not valid.'],
  [
    'a port that is taken',
    coded('EADDRINUSE', 'listen EADDRINUSE: address already in use 127.0.0.1:3000'),
    'listen EADDRINUSE: address already in use 127.0.0.1:3000. Choose another with PORT=3001 npm start.',
  ],
  [
    'a database that is not there',
    coded('3D000'),
    'DATABASE_URL cannot be used: the server has no database of that name (3D000).',
  ],
  [
    'a wrong password',
    coded('28P01'),
    'DATABASE_URL cannot be used: the server refuses the name or the password (28P01).',
  ],
  [
    'a server that is not there, at two addresses',
    Object.assign(new AggregateError([coded('ECONNREFUSED')]), {}),
    'DATABASE_URL cannot be used: nobody answers there (ECONNREFUSED).',
  ],
  [
    'a fault within a fault',
    new Error('Failed query: hush-hush', { cause: coded('ENOTFOUND') }),
    'DATABASE_URL cannot be used: its host is not known (ENOTFOUND).',
  ],
  [
    'a file in the place of the folder',
    coded('EEXIST', "EEXIST: file already exists, mkdir '/srv/data'"),
    "EEXIST: file already exists, mkdir '/srv/data'. Look at DATA_DIR.",
  ],
  [
    'a certificate that is not there',
    coded('ENOENT', "ENOENT: no such file or directory, open '/nope'", { syscall: 'open' }),
    "ENOENT: no such file or directory, open '/nope'. Look at DATABASE_URL and DATA_DIR.",
  ],
  [
    'an address that is none',
    coded('ERR_INVALID_URL', 'Invalid URL', { input: 'postgres://ada:hush-hush@[' }),
    'DATABASE_URL cannot be used: it is no address (ERR_INVALID_URL).',
  ],
])('%s is told in one line without secrets', (_, error, line) => expect(setUpLine(error)).toBe(line))

test.each([[new Error('a fault')], [null], ['a word']])('%s is no mistake in the set-up', (error) =>
  expect(setUpLine(error)).toBeNull(),
)
