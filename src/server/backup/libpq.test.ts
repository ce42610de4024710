import { expect, test } from 'vitest'
import { findProgram, libpqEnvironment, runProgram } from './libpq.ts'

test.each([
  [
    'postgres://field%40house:p%2Fw@db.example:5433/house?sslmode=verify-full&sslrootcert=/etc/ca.pem&application_name=x',
    {
      PGHOST: 'db.example',
      PGPORT: '5433',
      PGUSER: 'field@house',
      PGPASSWORD: 'p/w',
      PGDATABASE: 'house',
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: '/etc/ca.pem',
    },
  ],
  [
    'postgres://me@localhost/house?host=/var/run/postgresql',
    { PGHOST: '/var/run/postgresql', PGUSER: 'me', PGDATABASE: 'house' },
  ],
  ['postgresql://[::1]/house', { PGHOST: '::1', PGDATABASE: 'house' }],
])('the address %s is told to the programs of PostgreSQL', (url, env) => {
  expect(libpqEnvironment(url)).toEqual(env)
})

async function* bytes(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}
const outputOf = async (script: string, input: AsyncIterable<Uint8Array> | null = null) =>
  Buffer.concat(
    await Array.fromAsync(runProgram('/bin/sh', ['-c', script], { WORD: 'otter' }, input)),
  ).toString()

test('a program is fed and heard', async () => {
  expect(await outputOf('printf "$WORD "; cat', bytes('king', 'fisher'))).toBe('otter kingfisher')
})

test('a program that fails is told by what it said', async () => {
  await expect(outputOf('echo no such server >&2; exit 3')).rejects.toThrow('failed: no such server')
  await expect(outputOf('exit 3', bytes('a', 'b'))).rejects.toThrow('status 3')
})

test('a program whose input breaks off is ended, and the reason is that of the input', async () => {
  async function* broken() {
    yield Buffer.from('a')
    throw new Error('the key is another')
  }
  await expect(outputOf('cat > /dev/null; sleep 5', broken())).rejects.toThrow('the key is another')
})

test('a program that is not there is named with what to install', () => {
  expect(() => findProgram('pg_none' as 'pg_dump')).toThrow('postgresql-client')
})
