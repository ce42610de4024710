import { describe, expect, test } from 'vitest'
import { byFile, byFolder, byLayer, cyclesIn } from './cycles.ts'
import { importsOf, isProduction, listFiles } from './source-files.ts'

const files = [...listFiles('src/**/*.{ts,tsx}'), ...listFiles('seeds/**/*.ts')].filter(isProduction)
const imports = files.flatMap(importsOf).filter(({ to }) => isProduction(to))

describe('nothing of ours goes round in a circle, types included', () => {
  test('by file', () => {
    expect(cyclesIn(imports, byFile)).toEqual([])
  })

  test('by folder', () => {
    expect(cyclesIn(imports, byFolder)).toEqual([])
  })

  test('by layer', () => {
    expect(cyclesIn(imports, byLayer)).toEqual([])
  })
})

describe('the finder of circles', () => {
  const of = (...pairs: [from: string, to: string][]) =>
    pairs.map(([from, to]) => ({ from, to, specifier: '' }))

  test('finds none where all roads lead down', () => {
    expect(cyclesIn(of(['a/1.ts', 'b/1.ts'], ['b/1.ts', 'c/1.ts'], ['a/1.ts', 'c/1.ts']), byFolder)).toEqual(
      [],
    )
  })

  test('tells a circle of files by its shortest way, with the imports', () => {
    const found = cyclesIn(of(['a.ts', 'b.ts'], ['b.ts', 'c.ts'], ['c.ts', 'a.ts'], ['b.ts', 'a.ts']), byFile)
    expect(found[0]).toBe('a.ts → b.ts (a.ts imports b.ts)\nb.ts → a.ts (b.ts imports a.ts)')
  })

  test('finds folders that meet through different files', () => {
    expect(cyclesIn(of(['a/1.ts', 'b/1.ts'], ['b/2.ts', 'a/2.ts']), byFile)).toEqual([])
    expect(cyclesIn(of(['a/1.ts', 'b/1.ts'], ['b/2.ts', 'a/2.ts']), byFolder)).toHaveLength(1)
  })

  test('finds layers that meet through different folders', () => {
    const apart = of(['src/a/x/1.ts', 'src/a/y/1.ts'], ['src/a/y/rooms/2.ts', 'src/a/x/2.ts'])
    expect(cyclesIn(apart, byFolder)).toEqual([])
    expect(cyclesIn(apart, byLayer)).toHaveLength(1)
  })

  test('finds each of several, also beyond one that was found', () => {
    expect(cyclesIn(of(['a', 'b'], ['b', 'a'], ['b', 'c'], ['c', 'd'], ['d', 'c']), byFile)).toHaveLength(2)
  })
})
