import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The classes of CSS modules stand in the styles, in the code and in every page: in a build a few letters for the file
 * and a number for the class are enough. While developing they keep their own names.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'fieldhouse-class-names',
    config: (_config, { command }) =>
      command === 'build' ? { css: { modules: { generateScopedName: shortClassName } } } : undefined,
  }
}

/** Made from nothing but the file, because browser and server are built apart and must agree. */
export function shortClassName(name: string, file: string, css: string): string {
  const digest = createHash('sha256').update(relative(root, file).replaceAll('\\', '/')).digest()
  const letter = String.fromCharCode(97 + (digest.readUInt8(0) % 26))
  const letters = (digest.readUInt32BE(1) % 36 ** 4).toString(36).padStart(4, '0')
  const names = [...new Set([...css.matchAll(/[.@\s]([a-zA-Z][\w-]*)/g)].map(([, found]) => found))]
  return `${letter}${letters}-${names.indexOf(name).toString(36)}`
}
