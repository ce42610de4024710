import { type Import, isProduction } from './source-files.ts'

/** What each top folder may import of ours, besides itself. */
const mayImport: Record<string, string[]> = {
  'src/contract': [],
  'src/ui': [],
  'src/server': ['src/contract'],
  'src/site': ['src/contract', 'src/ui'],
  'src/admin': ['src/contract', 'src/ui'],
  'src/host': ['src/contract', 'src/server'],
  seeds: ['src/contract', 'src/server'],
}

/** The folders of the site from the ground up: each may import those before it. The last two but one stand side by side. */
const siteLayers = [
  'format',
  'router',
  'table',
  'lateness',
  'page',
  'parts',
  'checks',
  'domains',
  'templates shell',
  'routes',
]

const layerOf = (folder: string): number => siteLayers.findIndex((names) => names.split(' ').includes(folder))

/** 'page' of src/site/page/head/meta.ts; null beside the folders, where what starts the site may import them all. */
const siteFolder = (path: string): string | null => /^src\/site\/([^/]+)\//.exec(path)?.[1] ?? null

/** A domain is a house of its own within its folder. */
const siteHouse = (path: string): string | null =>
  /^src\/site\/(domains\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? null

function siteViolation({ from, to, specifier }: Import): string | null {
  const [folder, target] = [siteFolder(from), siteFolder(to)]
  if (!folder) return null
  if (specifier.startsWith('.') && siteHouse(from) !== siteHouse(to))
    return 'across the folders of the site, and from domain to domain, only by #site/'
  if (!isProduction(from) || folder === target) return null
  if (!target) return 'nobody imports what starts the site'
  return layerOf(target) < layerOf(folder)
    ? null
    : `site/${folder} lies below site/${target} or beside it: what both need belongs in site/parts, or lower`
}

export const topFolder = (path: string): string =>
  path.startsWith('src/') ? path.split('/').slice(0, 2).join('/') : (path.split('/')[0] ?? '')

/** Why an import breaks the architecture, or null. Lint says the same while one types; this reads the whole tree. */
export function violation({ from, to, specifier }: Import): string | null {
  const [folder, target] = [topFolder(from), topFolder(to)]
  const allowed = mayImport[folder]
  const isTest = /\.test\.tsx?$/.test(from)
  if (folder !== target) {
    if (specifier.startsWith('.') && mayImport[target]) return 'across top folders only by alias'
    if (allowed && !allowed.includes(target) && !(isTest && target === 'tests'))
      return `${folder} may not import ${target}`
  }
  const domain = /^src\/server\/domains\/([^/]+)\//
  const [, fromDomain] = domain.exec(from) ?? []
  const [, toDomain] = domain.exec(to) ?? []
  if (fromDomain && toDomain && fromDomain !== toDomain && !to.endsWith('.service.ts'))
    return 'domains meet only through *.service.ts'
  if (/^src\/server\/.+\//.test(from) && /^src\/server\/[^/]+\.ts$/.test(to) && isProduction(from))
    return 'the root of the server puts its folders together: what they share has a folder of its own'
  if (/^src\/site\/routes\/.*\.tsx$/.test(to)) return 'nobody imports a page'
  return folder === 'src/site' && target === folder ? siteViolation({ from, to, specifier }) : null
}
