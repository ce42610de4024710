import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface Import {
  /** Both as paths from the root of the repository. */
  from: string
  to: string
  specifier: string
}

export const listFiles = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

/** Tests, and what only they use, import whatever they test. */
export const isProduction = (path: string): boolean => !/\.test\.tsx?$|\/testing\//.test(path)

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8')

const statement =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

/** Every import of our own files in a file, with aliases and relative paths resolved. */
export function importsOf(path: string): Import[] {
  return [...readSource(path).matchAll(statement)].flatMap(([, named, dynamic]) => {
    const specifier = named ?? dynamic ?? ''
    const to = resolveSpecifier(path, specifier.replace(/\?.*$/, ''))
    return to ? [{ from: path, to, specifier }] : []
  })
}

function resolveSpecifier(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(from), specifier))
  const alias = /^#(\w+)\/(.+)$/.exec(specifier)
  if (!alias) return null
  const [, folder = '', rest = ''] = alias
  return folder === 'seeds' || folder === 'tests' ? `${folder}/${rest}` : `src/${folder}/${rest}`
}
