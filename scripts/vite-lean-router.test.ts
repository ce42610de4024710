import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { leanRouter, unreached } from './vite-lean-router.ts'

const routerFile = (file: string) =>
  pathToFileURL(`node_modules/react-router/dist/production/${file}`).pathname
type Module = Record<string, (...args: unknown[]) => unknown>
const own = (file: string): Promise<Module> => import(/* @vite-ignore */ routerFile(file))
const instead = (file: string): Promise<Module> =>
  import(`data:text/javascript,${encodeURIComponent(unreached[file] ?? '')}`)

test('what stands in place of a part of the router answers what it would answer here', async () => {
  const discovery = 'lib/dom/ssr/fog-of-war.js'
  const initial = { mode: 'initial' }
  for (const module of [await own(discovery), await instead(discovery)]) {
    expect(module.isFogOfWarEnabled?.(initial, true)).toBe(false)
    expect(module.getPatchRoutesOnNavigationFunction?.(() => {}, {}, {}, true, initial)).toBeUndefined()
  }
  const watching = 'lib/router/instrumentation.js'
  for (const module of [await own(watching), await instead(watching)])
    expect(module.consumeInstrumentationClientResultMetaReceiver?.({})).toBeUndefined()
})

test('and has no name that the router does not have', async () => {
  for (const file of Object.keys(unreached))
    expect(Object.keys(await own(file))).toEqual(expect.arrayContaining(Object.keys(await instead(file))))
})

test('a file that the router has no longer fails the build', () => {
  const { buildEnd } = leanRouter() as { buildEnd: (error?: Error) => void }
  expect(() => buildEnd()).toThrow('fog-of-war.js')
})
