import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formattedText } from '#admin/fields/editor/schema/schema.ts'
import { openDocument } from '#admin/fields/editor/text/open-document.ts'
import { writeHtml } from '#admin/fields/editor/text/write-html.ts'
import { formattedAttributes, formattedTags } from '#contract/editing/formatted-text.ts'
import { cleanHtml } from '#server/text/clean-html.ts'
import { demoTexts } from '../support/demo-texts.ts'
import { disorderly, orderly } from '../support/formatted-documents.ts'
import { canonical, readAsBrowsersDo } from '../support/formatted-text.ts'

const schema = getSchema(formattedText)
const opened = (html: string) => openDocument(schema, html, readAsBrowsersDo)
const locked = (doc: ReturnType<typeof opened>) => {
  const found: string[] = []
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'kept') found.push(String(attrs.html))
  })
  return found
}

describe('the editor holds exactly what the cleaning allows', () => {
  test('has a place for every tag', () => {
    const held = new Set([...Object.keys(schema.nodes), ...Object.keys(schema.marks)])
    const inRows = new Set(['thead', 'tbody', 'tfoot'])
    const missing = Object.values(formattedTags)
      .flat()
      .filter((tag) => !held.has(tag) && !inRows.has(tag))
    expect(missing).toEqual([])
  })

  test('and for every attribute that does not follow from another', () => {
    const missing = Object.entries(formattedAttributes).flatMap(([tag, names]) => {
      const attrs = schema.nodes[tag]?.spec.attrs ?? schema.marks[tag]?.spec.attrs ?? {}
      return names
        .filter((name) => !/^(rel|loading|data-card)$/.test(name) && !(name in attrs))
        .map((name) => `${tag} ${name}`)
    })
    expect(missing).toEqual([])
  })
})

describe('a card', () => {
  const card = '<div data-card="game/12"></div>'

  test('is a part of its own between blocks, and is written as it was', () => {
    const html = `<p>Before</p>${card}<p>After</p>`
    const doc = opened(html)
    expect(doc.children.map(({ type }) => type.name)).toEqual(['p', 'card', 'p'])
    expect(writeHtml(doc)).toBe(html)
    expect(cleanHtml(html)).toBe(html)
  })

  test.each([
    `<blockquote>${card}</blockquote>`,
    `<ul><li>${card}</li></ul>`,
    '<div data-card="game/12"><p>For those who know of none</p></div>',
  ])('within something, or with something in it, is kept as it is: %s', (html) => {
    const doc = opened(html)
    expect(locked(doc)).toHaveLength(1)
    expect(writeHtml(doc)).toBe(html)
  })

  test('that names nothing is none', () => {
    expect(cleanHtml('<div data-card="nobody/1"><p>a</p></div>')).toBe('<div><p>a</p></div>')
    expect(cleanHtml('<div data-card="game/12" onclick="x()"></div>')).toBe(card)
  })
})

describe('a text that is opened and written again', () => {
  test('is the same, and all of it can be edited: 2,000 orderly documents', () => {
    fc.assert(
      fc.property(orderly, (given) => {
        const html = cleanHtml(given)
        const doc = opened(html)
        const written = writeHtml(doc)
        expect(locked(doc)).toEqual([])
        expect(canonical(written)).toBe(canonical(html))
        expect(cleanHtml(written)).toBe(written)
      }),
      { numRuns: 2000, seed: 19 },
    )
  })

  test('is the same however it is nested: what has no place is locked', () => {
    fc.assert(
      fc.property(disorderly, (given) => {
        const html = cleanHtml(given)
        expect(canonical(writeHtml(opened(html)))).toBe(canonical(html))
      }),
      { numRuns: 1000, seed: 19 },
    )
  })

  test.each([
    '<p>“<i lang="es">Vamos</i>,” she said.</p>',
    '<p><strong><i lang="pt-BR">Força</i></strong> and <i>more</i></p>',
  ])('keeps in which language words are: %s', (html) => {
    const doc = opened(html)
    expect(locked(doc)).toEqual([])
    expect(writeHtml(doc)).toBe(html)
    expect(cleanHtml(html)).toBe(html)
  })

  test.each([
    '<p><i>He said <i lang="es">vamos</i></i></p>',
    '<iframe src="https://video.example/1"></iframe>',
    '<p class="lead">Styled</p>',
    '<p>An <span style="color:red">odd</span> word</p>',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<table><tbody><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
    '<q>He said <q>go</q></q>',
    '<details><summary>More</summary><p>a</p></details>',
  ])('what it does not know is kept as it is, between what it knows: %s', (odd) => {
    const html = `<p>Before</p>${odd}<p>After</p>`
    const doc = opened(html)
    expect(locked(doc)).toEqual([odd])
    expect(writeHtml(doc)).toBe(html)
  })

  test.each(['halcyon', 'tamarack'] as const)('every text of %s, letter for letter', (school) => {
    const texts = demoTexts(school)
    expect(texts.length).toBeGreaterThan(100)
    for (const html of texts) {
      const doc = opened(html)
      expect(locked(doc)).toEqual([])
      expect(writeHtml(doc)).toBe(html)
    }
  })
})
