import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'

const fewestCharacters = 32

/** A secret as it is handed about: the one that signs, and in a line of its own the one that did before, if any. */
export function secretsIn(secret: string): { now: string; before: string | null } {
  const [now = '', before = null] = secret.split('\n')
  return { now, before }
}

/**
 * What signs cookies and tokens. Without SECRET one is made up at the first start and kept where nobody but the owner
 * of the process reads it, so that a restart signs nobody out.
 */
export function openSecret({
  SECRET,
  SECRET_BEFORE,
  DATA_DIR,
}: Pick<Config, 'SECRET' | 'DATA_DIR'> & Partial<Pick<Config, 'SECRET_BEFORE'>>): string {
  if (SECRET) return SECRET_BEFORE ? `${SECRET}\n${SECRET_BEFORE}` : SECRET
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
