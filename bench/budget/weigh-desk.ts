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

/** What the desk loads, gzipped; null without a build. */
export interface DeskWeight {
  /** Before its first screen is there. */
  first: number
  /** With the first field of formatted text, beyond that. */
  editor: number
}

export function weighDesk(buildDir: string): DeskWeight | null {
  const folder = join(buildDir, 'admin')
  const page = join(folder, 'index.html')
  if (!existsSync(page)) return null
  const assets = join(folder, 'assets')
  const read = (name: string) => readFileSync(join(assets, name), 'utf8')
  const called = (pattern: RegExp) => readdirSync(assets).filter((name) => pattern.test(name))
  const named = [...readFileSync(page, 'utf8').matchAll(/\/admin\/assets\/([\w.-]+\.js)/g)].map(
    ([, name = '']) => name,
  )
  const first = withImports([...named, ...called(/^Today-[\w-]+\.js$/)], read)
  const editor = withImports(called(/^RichEditor-[\w-]+\.js$/), read)
  const weigh = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0)
  return { first: weigh(first), editor: weigh(editor.difference(first)) }
}
