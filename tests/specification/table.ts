import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Demands, readDemands } from './read-specification.ts'
import type { Row } from './row.ts'
import { sections } from './sections.ts'

const root = join(import.meta.dirname, '../..')
const demandsFile = join(import.meta.dirname, 'demands.json')
const tableFile = join(root, 'docs/specification.md')
/** The specification is no part of the repository. Where it lies beside it, what it demands is read from it anew. */
const specificationFile = join(root, '../shared/spec/specification.md')

export const readTable = (): string => readFileSync(tableFile, 'utf8')

/** What the specification demands, as it was read last. */
export const knownDemands = (): Demands => JSON.parse(readFileSync(demandsFile, 'utf8')) as Demands

/** What the specification demands; null where it is not at hand. */
export const demandsNow = (): Demands | null =>
  existsSync(specificationFile) ? readDemands(readFileSync(specificationFile, 'utf8')) : null

export const demandsText = (demands: Demands): string =>
  `{\n${Object.entries(demands)
    .map(
      ([heading, sentences]) =>
        `  ${JSON.stringify(heading)}: [\n${sentences.map((names) => `    ${JSON.stringify(names)}`).join(',\n')}\n  ]`,
    )
    .join(',\n')}\n}\n`

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
const asCode = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

const lineOf = ({ what, file, texts }: Row, sentence: number) =>
  `| ${sentence + 1} | ${inCell(what)} | \`${file}\` | ${inCell(texts.map((text) => asCode(text.trim())).join(', '))} |`

export const tableText = (): string =>
  [
    '# The specification, and where it is kept',
    '',
    'One row or more for every sentence of the specification, by its heading and its number there: what it asks for in a few words, the file that keeps it (or the test that makes it happen), and what stands in that file: a definition with its value, a field, a visible text, the title of a test.',
    '',
    'Made by `npm run specification` from `tests/specification`. A test compares it, finds every text in its file, and fails for a sentence without a row or a constant, text, path or field that no row names. What the specification names is in `tests/specification/demands.json`; where the specification itself is at hand, that list is read from it anew.',
    ...Object.entries(sections).flatMap(([heading, sentences]) => [
      '',
      `## ${heading}`,
      '',
      '| # | What | Kept by | There as |',
      '|---|---|---|---|',
      ...sentences.flatMap((rows, sentence) => rows.map((row) => lineOf(row, sentence))),
    ]),
    '',
  ].join('\n')

if (import.meta.main) {
  const demands = demandsNow()
  if (demands) writeFileSync(demandsFile, demandsText(demands))
  writeFileSync(tableFile, tableText())
}
