/** Writes the icon sprite and the list of its names: run it after changing icon-sources.ts, commit what it writes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { type IconSource, INTERFACE_ICONS, SOCIAL_ICONS, SPORT_ICONS } from './icon-sources.ts'

type IconSet = {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

const folder = new URL('../src/ui/icons/', import.meta.url)
const set = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@iconify-json/material-symbols/icons.json')), 'utf8'),
) as IconSet

function bodyOf(source: IconSource): string {
  if (typeof source !== 'string') return source.body
  const body = set.icons[source]?.body ?? set.icons[set.aliases?.[source]?.parent ?? '']?.body
  if (body === undefined) throw new Error(`No icon named ${source} in the set`)
  return body
}

const sources = Object.entries({ ...INTERFACE_ICONS, ...SOCIAL_ICONS, ...SPORT_ICONS })

const symbols = sources.map(
  ([name, source]) => `<symbol id="${name}" viewBox="0 0 24 24">${bodyOf(source)}</symbol>`,
)
writeFileSync(
  new URL('sprite.svg', folder),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)

const names = sources.map(([name]) => `  '${name}',`)
writeFileSync(
  new URL('icon-names.ts', folder),
  [
    '/** Written by scripts/build-icons.ts. */',
    'export const ICON_NAMES = [',
    ...names,
    '] as const',
    '',
    'export type IconName = (typeof ICON_NAMES)[number]',
    '',
  ].join('\n'),
)

process.stdout.write(`${sources.length} icons written\n`)
