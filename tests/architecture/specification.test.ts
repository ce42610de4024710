import { describe, expect, test } from 'vitest'
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
        const told = plain(rows.flatMap(({ what, texts }) => [what, ...texts]).join(' '))
        return names.filter((name) => !told.includes(plain(name))).map((name) => `${sentence + 1}: ${name}`)
      })
      expect(unnamed).toEqual([])
      expect(kept.length, 'no row is beyond the last sentence').toBe(sentences.length)
    },
  )

  test.each(Object.entries(sections))('%s: what a row says stands in its file', (_, sentences) => {
    const gone = sentences.flat().flatMap(({ what, file, texts }) => {
      if (texts.length === 0) return [`${what}: nothing is said of ${file}`]
      const source = sourceOf(file)
      return texts.filter((text) => !source.includes(text)).map((text) => `${what}: ${file} has no ${text}`)
    })
    expect(gone).toEqual([])
  })

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
