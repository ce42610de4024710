import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const src = fileURLToPath(new URL('../src', import.meta.url))

/** How a late module is written: `lateModule(() => import('./View.tsx'))`. */
export const lateModuleCall = /\blateModule\(\s*\(\) => import\(\s*'([^']+)',?\s*\),?\s*\)/g

/**
 * The code of a late module comes when it is needed, but the server's HTML that it would draw is there from the first: its
 * styles must be the page's own. So each call of `lateModule` is given, when the site is built, the CSS modules that
 * the module is drawn with; those that every page has anyway are left out.
 */
export function lateStyles(): Plugin {
  return {
    name: 'fieldhouse-late-styles',
    enforce: 'pre',
    transform(code, id) {
      const file = id.replace(/\?.*$/, '')
      if (!file.startsWith(src) || !/\.tsx?$/.test(file) || !code.includes('lateModule(')) return undefined
      return { code: withStyles(code, file), map: null }
    },
  }
}

export function withStyles(code: string, file: string): string {
  const inEveryPage = new Set(stylesOf(join(src, 'site/root.tsx')))
  const names = new Map<string, string>()
  const nameOf = (style: string): string => names.getOrInsertComputed(style, () => `lateStyle${names.size}`)
  const called = code.replace(lateModuleCall, (_call, module: string) => {
    const styles = stylesOf(pathOf(module, file)).filter((style) => !inEveryPage.has(style))
    return `lateModule(() => import('${module}'), [${styles.map(nameOf).join(', ')}])`
  })
  const imports = [...names].map(([style, name]) => `import ${name} from '${style}'`)
  return [called, ...imports].join('\n')
}

/** The CSS modules that a file is drawn with, in the order in which it would load them; what it loads late is not among them. */
export const stylesOf = (file: string): string[] =>
  [...reachedFrom(file)].filter((path) => path.endsWith('.module.css'))

const imported = /^(?:import|export)(?! type\b)\b[^;'"]*?(?:from )?'([^']+)'/gms

function reachedFrom(file: string, reached = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return reached
  seen.add(file)
  if (/\.tsx?$/.test(file))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported))
      reachedFrom(pathOf(name, file), reached, seen)
  return reached.add(file)
}

const pathOf = (name: string, from: string): string =>
  name.startsWith('.') ? join(dirname(from), name) : name.replace(/^#(\w+)\//, `${src}/$1/`)
