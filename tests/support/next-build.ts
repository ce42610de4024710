import { cp, glob, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

interface Manifest {
  version: string
  routes: Record<string, { module: string }>
}

const current = process.env.FIELDHOUSE_BUILD_DIR ?? 'build'
const nextVersion = '00000000'

/** The build under another name, in which a page's code has another name too: what a deploy leaves. */
export async function makeNextBuild(route: string) {
  // Within the project, where the server's code finds its packages.
  await mkdir('test-results', { recursive: true })
  const folder = await mkdtemp('test-results/next-build-')
  await cp(current, folder, { recursive: true })
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  const oldChunk = basename(manifest.routes[route]?.module ?? '')
  if (oldChunk === '') throw new Error(`The build has no route ${route}`)
  const names: [string, string][] = [
    [oldChunk, oldChunk.replace(/-[\w-]{8}\.js$/, '-00000000.js')],
    [`manifest-${manifest.version}.js`, `manifest-${nextVersion}.js`],
  ]
  const assets = join(folder, 'client/assets')
  for (const [from, to] of names) await rename(join(assets, from), join(assets, to))
  for await (const path of glob(['client/assets/*.js', 'server/**/*.js', 'manifest.json'], { cwd: folder })) {
    const text = await readFile(join(folder, path), 'utf8')
    const renamed = [...names, [manifest.version, nextVersion]].reduce(
      (whole, [from = '', to = '']) => whole.replaceAll(from, to),
      text,
    )
    if (renamed !== text) await writeFile(join(folder, path), renamed)
  }
  return { folder, oldChunk, version: nextVersion, dispose: () => rm(folder, { recursive: true }) }
}
