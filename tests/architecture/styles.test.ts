import { describe, expect, test } from 'vitest'
import { importsOf, isProduction, listFiles, readSource } from './source-files.ts'

const code = listFiles('src/**/*.{ts,tsx}').filter(isProduction)
const modules = listFiles('src/**/*.module.css')
const utilities = readSource('src/ui/ground/utilities.css')

/** The plain rules of a style sheet: a class, and what it declares. */
const plainRules = (css: string): { name: string; declared: string[] }[] =>
  [...css.matchAll(/(?<=^|\n)((?:\.[\w-]+,\n)*\.[\w-]+) \{\n((?: {2}[^\n]+;\n)+)\}/g)].flatMap(
    ([, names = '', body = '']) =>
      names.split(',\n').map((name) => ({ name, declared: body.match(/\S.*(?=;\n)/g) ?? [] })),
  )

describe('utilities', () => {
  const defined = new Set([...utilities.matchAll(/\.(u-[\w-]+)/g)].map(([, word = '']) => word))
  const used = new Set(
    code.flatMap((path) =>
      [...readSource(path).matchAll(/(?<=["'`\s])u-[a-z][\w-]*/g)].map(([word]) => `${word} ${path}`),
    ),
  )

  test('exist where they are used', () => {
    expect([...used].filter((use) => !defined.has(use.split(' ')[0] ?? ''))).toEqual([])
  })

  test('are used where they exist', () => {
    const words = new Set([...used].map((use) => use.split(' ')[0]))
    expect([...defined].filter((word) => !words.has(word))).toEqual([])
  })

  test('are not written out again in the module of a component', () => {
    const looks = plainRules(utilities).filter(({ declared }) => declared.length >= 3)
    const again = modules
      .filter((path) => path.startsWith('src/site/'))
      .flatMap((path) => plainRules(readSource(path)).map((rule) => ({ path, ...rule })))
      .flatMap(({ path, name, declared }) =>
        looks
          .filter((look) => look.declared.every((line) => declared.includes(line)))
          .map((look) => `${path} ${name}: put ${look.name} on the element instead`),
      )
    expect(again).toEqual([])
  })
})

describe('a width at which a page is laid out anew', () => {
  const sheets = listFiles('src/**/*.css')

  test('is told in the size of its letters: whoever reads them twice as large has half as many beside each other', () => {
    const inPixels = [...sheets, ...code].flatMap((path) =>
      [...readSource(path).matchAll(/\((?:min-|max-)?(?:width|height)\s*(?::|[<>]=?)\s*[\d.]+px\)/g)].map(
        ([query]) => `${path} ${query}`,
      ),
    )
    expect(inPixels).toEqual([])
  })
})

describe('the classes of a CSS module', () => {
  /** What is named by a variable, as in `styles[size]`, cannot be told. */
  const named = new Map<string, Set<string>>()
  const unsure = new Set<string>()
  for (const path of code) {
    const source = readSource(path)
    for (const { to, specifier } of importsOf(path).filter(({ to }) => to.endsWith('.module.css'))) {
      const local = new RegExp(`import (\\w+) from '${specifier.replaceAll('.', '\\.')}'`).exec(source)?.[1]
      const names = named.getOrInsertComputed(to, () => new Set())
      // Not a method of a variable with the same name, nor part of a path.
      const uses = source.matchAll(new RegExp(`(?<![\\w/-])${local}\\.(\\w+)\\b(?![.(])`, 'g'))
      for (const [, name = ''] of uses) names.add(name)
      if (new RegExp(`\\b${local}\\[`).test(source)) unsure.add(to)
    }
  }
  const classesOf = (path: string): Set<string> =>
    new Set(
      [
        ...readSource(path)
          .replaceAll(/:global\([^)]*\)|"[^"]*"|\/\*.*?\*\//gs, '')
          .matchAll(/\.([a-zA-Z][\w-]*)/g),
      ].map(([, name = '']) => name),
    )

  test('are all used', () => {
    const dead = modules
      .filter((path) => !unsure.has(path))
      .flatMap((path) =>
        [...classesOf(path)].filter((name) => !named.get(path)?.has(name)).map((name) => `${path} .${name}`),
      )
    expect(dead).toEqual([])
  })

  test('all exist', () => {
    const missing = [...named].flatMap(([path, names]) =>
      [...names].filter((name) => !classesOf(path).has(name)).map((name) => `${path} .${name}`),
    )
    expect(missing).toEqual([])
  })
})
