import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'

const fewestCharacters = 32

/**
 * What signs cookies and tokens. Without SECRET one is made up at the first start and kept where nobody but the owner
 * of the process reads it, so that a restart signs nobody out.
 */
export function openSecret({ SECRET, DATA_DIR }: Pick<Config, 'SECRET' | 'DATA_DIR'>): string {
  if (SECRET) return SECRET
  const file = join(DATA_DIR, 'secret')
  mkdirSync(DATA_DIR, { recursive: true })
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const kept = readFileSync(file, 'utf8').trim()
  // A disk that was full leaves an empty file, and what is signed with nothing anybody can sign.
  if (kept.length < fewestCharacters)
    throw new ConfigError(`${file} is cut off. Delete it, or set SECRET: everybody signs in again.`)
  return kept
}
