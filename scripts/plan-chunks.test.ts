import { expect, test } from 'vitest'
import { type Module, planChunks } from './plan-chunks.ts'

const moments = { first: /^root$/, page: /^page-/, popular: /^page-home$/, enough: 0, requestWorth: 100 }
const asked = (id: string): Module => ({ id, size: 10, isAskedFor: true, importers: [] })
const part = (id: string, importers: string[], size = 10): Module => ({
  id,
  size,
  isAskedFor: false,
  importers,
})

/** The modules of each chunk. */
function chunksOf(modules: Module[], worth = moments.requestWorth): string[] {
  const plan = planChunks(modules, { ...moments, requestWorth: worth })
  const chunks = Map.groupBy(plan.keys(), (id) => plan.get(id))
  return [...chunks.values()].map((ids) => ids.sort().join(' ')).sort()
}

const pages = ['page-a', 'page-b', 'page-c'].map(asked)

test('what one file alone needs stays with that file', () => {
  expect(chunksOf([...pages, part('x', ['page-a'])])).toEqual([])
})

test('what one page alone is drawn with is a chunk where it would be several files otherwise', () => {
  const modules = [...pages, part('x', ['page-a']), part('y', ['x'])]
  expect([...planChunks(modules, { ...moments, isOwnShared: true }).keys()]).toEqual(['x', 'y'])
})

test('what the very same pages need travels together', () => {
  const modules = [
    ...pages,
    part('x', ['page-a', 'page-b']),
    part('y', ['x']),
    part('z', ['page-b', 'page-c'], 1e6),
  ]
  expect(chunksOf(modules)).toEqual(['x y', 'z'])
})

test('chunks become one where the bytes in vain are worth the requests', () => {
  const modules = [...pages, part('x', ['page-a', 'page-b', 'page-c']), part('y', ['page-a', 'page-b'], 50)]
  expect(chunksOf(modules)).toEqual(['x y'])
  expect(chunksOf(modules, 1)).toEqual(['x', 'y'])
})

test('no page is sent more in vain for a popular one than is allowed', () => {
  const modules = [
    asked('page-home'),
    ...pages,
    part('x', ['page-home', 'page-a']),
    part('y', ['page-home'], 50),
  ]
  const popular = { ...moments, isOwnShared: true }
  expect(new Set(planChunks(modules, popular).values()).size).toBe(1)
  expect(new Set(planChunks(modules, { ...popular, mostInVain: 40 }).values()).size).toBe(2)
})

test('what every page runs is with every page', () => {
  const modules = [...pages, asked('root'), part('x', ['root', 'page-a']), part('y', ['root', 'page-b'])]
  expect(chunksOf(modules, 0)).toEqual(['x y'])
})

test('no two chunks become one that what they import imports', () => {
  // x → y → z: x and z as one would need y, which needs them.
  const modules = [
    ...pages,
    part('x', ['page-a', 'page-b'], 1),
    part('y', ['x', 'page-c'], 1e6),
    part('z', ['y', 'page-a', 'page-b', 'page-c'], 1),
  ]
  const plan = chunksOf(modules, 100)
  expect(plan).not.toContain('x z')
})

test('a popular page is not made to fetch in vain what another would be spared a request for', () => {
  const [home, other] = [asked('page-home'), asked('page-other')]
  const modules = [
    home,
    other,
    asked('page-c'),
    part('x', ['page-home', 'page-other'], 20),
    part('y', ['page-other', 'page-c'], 20),
  ]
  expect(chunksOf(modules, 30)).toEqual(['x', 'y'])
  expect(
    chunksOf(
      modules.map((module) => ({
        ...module,
        id: module.id.replace('home', 'rare'),
        importers: module.importers.map((id) => id.replace('home', 'rare')),
      })),
      30,
    ),
  ).toEqual(['x y'])
})
