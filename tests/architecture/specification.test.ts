import { describe, expect, test } from 'vitest'
import { clauses } from '#tests/specification/clauses.ts'
import type { Row } from '#tests/specification/row.ts'
import { sections } from '#tests/specification/sections.ts'
import { demandsNow, demandsText, knownDemands, readTable, tableText } from '#tests/specification/table.ts'
import { listFiles, readSource } from './source-files.ts'

const files = new Set(
  listFiles('{*,docs/**/*,{src,seeds,scripts,tests,bench}/**/*}.{ts,tsx,mjs,css,md,json}'),
)
const sources = new Map<string, string>()
const sourceOf = (file: string): string => {
  if (!files.has(file)) return ''
  const source = sources.get(file) ?? readSource(file)
  sources.set(file, source)
  return source
}

/** 'clock seconds', clock_seconds and ClockSeconds are one name. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '') || name

const demands = knownDemands()

/** What a sentence names or says, and none of its rows does. */
function unkept(names: readonly string[], said: readonly string[], rows: readonly Row[]): string[] {
  const told = plain(rows.flatMap(({ what, texts }) => [what, ...texts]).join(' '))
  return [
    ...names.filter((name) => !told.includes(plain(name))),
    ...said.filter((clause) => !rows.some(({ what }) => what === clause)),
  ]
}

describe('the specification is kept', () => {
  test('under each of its headings', () => {
    expect(Object.keys(sections).toSorted()).toEqual(Object.keys(demands).toSorted())
  })

  test.each(Object.entries(demands))(
    '%s: every sentence has its rows, and they name all that it names',
    (heading, sentences) => {
      const kept = sections[heading] ?? []
      const unnamed = sentences.flatMap((names, sentence) => {
        const rows = kept[sentence] ?? []
        if (rows.length === 0) return [`sentence ${sentence + 1} has no row`]
        const said = clauses[heading]?.[sentence + 1] ?? []
        return unkept(names, said, rows).map((name) => `${sentence + 1}: ${name}`)
      })
      expect(unnamed).toEqual([])
      expect(kept.length, 'no row is beyond the last sentence').toBe(sentences.length)
    },
  )

  test('by rows of which none can be left out', () => {
    const idle = Object.entries(demands).flatMap(([heading, sentences]) =>
      sentences.flatMap((names, sentence) => {
        const rows = sections[heading]?.[sentence] ?? []
        const said = clauses[heading]?.[sentence + 1] ?? []
        return rows
          .filter(
            (one) =>
              rows.length > 1 &&
              unkept(
                names,
                said,
                rows.filter((row) => row !== one),
              ).length === 0,
          )
          .map(({ what }) => `${heading}, sentence ${sentence + 1}: ${what}`)
      }),
    )
    expect(idle).toEqual([])
  })

  test.each(Object.entries(sections))(
    '%s: what a row says stands in its file, and is more than a letter',
    (_, sentences) => {
      const gone = sentences.flat().flatMap(({ what, file, texts }) => {
        if (texts.length === 0) return [`${what}: nothing is said of ${file}`]
        const source = sourceOf(file)
        if (texts.every((text) => text.trim().length < 3)) return [`${what}: ${texts.join()} says nothing`]
        return texts.filter((text) => !source.includes(text)).map((text) => `${what}: ${file} has no ${text}`)
      })
      expect(gone).toEqual([])
    },
  )

  test('and docs/specification.md says where; `npm run specification` writes it', () => {
    expect(readTable()).toBe(tableText())
  })

  test('and it demands nothing that is not in the list', ({ skip }) => {
    const now = demandsNow()
    // Said aloud, so that nobody takes the list for the specification itself.
    if (!now)
      skip('NOT COMPARED: the specification is not beside this repository; its list was taken as it is')
    else expect(demandsText(demands)).toBe(demandsText(now))
  })
})
