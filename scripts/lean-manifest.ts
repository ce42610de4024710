import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Beside the two builds: which files each page is made of, for those who weigh them. */
export const wholeManifest = 'manifest.json'

/**
 * The browser's list of pages is part of every first load and grows with each page. What a page's module imports is
 * half of it and never read there: the server names those files in the document, and a module fetches its own.
 */
export async function leanManifest(buildFolder: string): Promise<void> {
  const assets = join(buildFolder, 'client', 'assets')
  for await (const name of glob('manifest-*.js', { cwd: assets })) {
    const path = join(assets, name)
    const script = await readFile(path, 'utf8')
    await writeFile(join(buildFolder, wholeManifest), JSON.stringify(manifestIn(script)))
    await writeFile(path, withoutImports(script))
  }
}

export function withoutImports(script: string): string {
  const manifest = manifestIn(script)
  for (const route of Object.values(manifest.routes)) delete route.imports
  return (
    script.slice(0, script.indexOf('{')) +
    JSON.stringify(manifest) +
    script.slice(script.lastIndexOf('}') + 1)
  )
}

interface Manifest {
  routes: Record<string, { imports?: string[] }>
}

export const manifestIn = (script: string): Manifest =>
  JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
