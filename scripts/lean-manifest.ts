import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Beside the two builds: which files each page is made of, for those who weigh them. */
export const wholeManifest = 'manifest.json'

/**
 * The browser's list of pages is part of every first load and grows with each page. Half of it is never read there: what
 * a page's module imports (the server names those files in the document, and a module fetches its own), what a page does
 * not have, and files that are no pages, such as feeds, which the browser asks the server for.
 */
export async function leanManifest(buildFolder: string): Promise<void> {
  const assets = join(buildFolder, 'client', 'assets')
  for await (const name of glob('manifest-*.js', { cwd: assets })) {
    const path = join(assets, name)
    const script = await readFile(path, 'utf8')
    await writeFile(join(buildFolder, wholeManifest), JSON.stringify(manifestIn(script)))
    await writeFile(path, leanScript(script))
  }
}

export function leanScript(script: string): string {
  const manifest = manifestIn(script)
  for (const [id, route] of Object.entries(manifest.routes)) {
    delete route.imports
    if (!route.hasDefaultExport) delete manifest.routes[id]
    for (const [key, value] of Object.entries(route)) if (value === false) delete route[key]
  }
  return (
    script.slice(0, script.indexOf('{')) +
    JSON.stringify(manifest) +
    script.slice(script.lastIndexOf('}') + 1)
  )
}

interface Manifest {
  routes: Record<string, Record<string, unknown>>
}

export const manifestIn = <Shape = Manifest>(script: string): Shape =>
  JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
