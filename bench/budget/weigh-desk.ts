import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a script of a build imports by itself. */
export const importsIn = (script: string): string[] =>
  [...script.matchAll(/(?:\bfrom|\bimport) ?"\.\/([\w.-]+\.js)"/g)].map(([, name = '']) => name)

/** The files that come with some, those that they import among them. */
export function withImports(first: readonly string[], read: (name: string) => string): Set<string> {
  const found = new Set<string>()
  const waiting = [...first]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    waiting.push(...importsIn(read(name)))
  }
  return found
}

/** What `/admin` loads before its first screen is there, gzipped; null without a build. */
export function weighDesk(buildDir: string): number | null {
  const folder = join(buildDir, 'admin')
  const page = join(folder, 'index.html')
  if (!existsSync(page)) return null
  const assets = join(folder, 'assets')
  const read = (name: string) => readFileSync(join(assets, name), 'utf8')
  const named = [...readFileSync(page, 'utf8').matchAll(/\/admin\/assets\/([\w.-]+\.js)/g)].map(
    ([, name = '']) => name,
  )
  const today = readdirSync(assets).filter((name) => /^Today-[\w-]+\.js$/.test(name))
  const scripts = withImports([...named, ...today], read)
  return [...scripts].reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0)
}
