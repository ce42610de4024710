import { pages } from '#site/table/pages.ts'
import type { Row } from '#site/table/row.ts'

const table: readonly Row[] = pages

/** A second optional part stands only where the first does. */
export function variants(path: string): string[] {
  if (!path.includes('?')) return [path]
  return [path.replace(/\/:\w+\?/g, '') || '/', ...variants(path.replace('?', ''))]
}

/** What is no page has no name: a calendar or a table to take away has no heading and no shell. */
export const isFile = ({ keys }: Row): boolean => keys.length === 0

/** A player for the frames of other sites: there is nothing else to read. */
const framed = '/showcase/embed.aspx'

const walked = new Map(
  table
    .filter((row) => !isFile(row) && !row.path.includes('*') && row.path !== framed)
    .flatMap((row) => variants(row.path).map((path) => [path, row] as const)),
)

/** Every page of the table: an optional parameter makes two. */
export const routeRows = (): string[] => [...walked.keys()]

/** Who may see the page of a row, where that is not everybody. */
export const accessTo = (row: string): Row['access'] => walked.get(row)?.access

export const needsSignIn = (row: string): boolean => accessTo(row) === 'signed-in'

/** An address of a row, from what tests/pages/samples.ts found in a school. */
export function fillRow(row: string, samples: Record<string, string>): string {
  return samples[row] ?? fillNames(row, samples)
}

/** With the values that parameters of these names have elsewhere. */
export const fillNames = (path: string, samples: Record<string, string>): string =>
  path.replace(/:(\w+|\*)/g, (_, name: string) => {
    const value = samples[name]
    if (!value)
      throw new Error(
        `The row of '${path}' in src/site/table/pages.ts needs a sample: nothing says what ':${name}' may be`,
      )
    return value
  })
