import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What real people's names are in lies beside the repository and not in it. */
export const realData = (path: string): string => join(import.meta.dirname, '../../../shared/data', path)

export const statFolder = realData('statcrew')

/** The names of the files of real games. */
export const realStatFiles = (): string[] =>
  existsSync(statFolder) ? readdirSync(statFolder).filter((name) => name.endsWith('.xml')) : []

/** Says aloud what is not tested where it is missing, by a test of its own: a list without items makes none. */
export function sayIfMissing(
  place: string,
  files: readonly string[] = existsSync(place) ? [place] : [],
): void {
  const isThere = files.length > 0
  if (!isThere) console.warn(`\n!!! NOT TESTED with real data: there is nothing at ${place}.\n`)
  test(`real data are read from ${place}`, ({ skip }) => {
    if (!isThere) skip('NOT TESTED: they are not beside this repository')
    expect(isThere).toBe(true)
  })
}
