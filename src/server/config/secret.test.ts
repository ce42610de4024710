import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from './config.ts'
import { openSecret } from './secret.ts'

test('without SECRET one is made once, and nobody else on the machine reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const config = { SECRET: '', DATA_DIR: join(folder, 'var') }
  const secret = openSecret(config)
  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(openSecret(config)).toBe(secret)
  expect(statSync(join(config.DATA_DIR, 'secret')).mode & 0o777).toBe(0o600)
  expect(openSecret({ ...config, SECRET: 'given' })).toBe('given')
})

test('a secret that was cut off signs nothing: the start stops', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'secret'), '')
  expect(() => openSecret({ SECRET: '', DATA_DIR: folder })).toThrow(ConfigError)
})
