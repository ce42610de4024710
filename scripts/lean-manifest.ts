import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuiltList, leaveOutUnread } from '../src/site/router/router-internals.ts'

/** Beside the two builds: which files each page is made of, for those who weigh them. */
export const wholeManifest = 'manifest.json'

/** The browser's list of pages is part of every first load and grows with each page: what is never read there is left out. */
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
  leaveOutUnread(manifest)
  return (
    script.slice(0, script.indexOf('{')) +
    JSON.stringify(manifest) +
    script.slice(script.lastIndexOf('}') + 1)
  )
}

export const manifestIn = <Shape = BuiltList>(script: string): Shape =>
  JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
