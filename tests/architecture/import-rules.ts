import type { Import } from './source-files.ts'

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
  if (/^src\/site\/routes\/.*\.tsx$/.test(to)) return 'nobody imports a page'
  return null
}
