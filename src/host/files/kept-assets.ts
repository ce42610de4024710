import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'

/** Nobody leaves a page open for longer and then goes on in it without its next document. */
const keptDays = 30

/**
 * A page that was opened before a deploy goes on asking for its own files. Each build leaves its copy of them in a
 * folder that outlives it, and what no build has had for a month goes.
 */
export function keepAssets(
  assets: string,
  kept: string,
  isHashed: (name: string) => boolean,
  now: number,
): void {
  mkdirSync(kept, { recursive: true })
  const built = existsSync(assets) ? readdirSync(assets).filter(isHashed) : []
  for (const name of built) {
    const copy = join(kept, name)
    if (!existsSync(copy)) {
      // Other processes share the folder: a file is there whole or not at all.
      const temporary = join(kept, `.${randomUUID()}`)
      copyFileSync(join(assets, name), temporary)
      renameSync(temporary, copy)
    }
    utimesSync(copy, now / 1000, now / 1000)
  }
  for (const name of readdirSync(kept)) {
    const age = now - (statSync(join(kept, name), { throwIfNoEntry: false })?.mtimeMs ?? now)
    if (age > keptDays * 86_400_000) rmSync(join(kept, name), { force: true })
  }
}
