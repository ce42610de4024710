import type { Plugin } from 'vite'

/** A module of the browser's build: what it imports at once, and what of that which it imports late every drawing needs. */
export interface ViewModule {
  imports: readonly string[]
  views: readonly string[]
}

/** A file of the build, and the files that come with it. */
export interface ViewFile {
  modules: readonly string[]
  imports: readonly string[]
}

/** What is bound to its page by these is needed as soon as the browser itself loads and draws that page. */
export const bindsViews = /\blate(?:Module|Load)\(/
const island = /\.island\.tsx$/
const page = /\/src\/site\/routes\//

/** The files of each page's views, beyond those that the page has anyway, by the page's own file. */
export function pageViews(
  modules: ReadonlyMap<string, ViewModule>,
  files: ReadonlyMap<string, ViewFile>,
  isPage: (id: string) => boolean,
): Record<string, string[]> {
  const fileOf = new Map(
    Array.from(files, ([name, file]) => file.modules.map((id) => [id, name] as const)).flat(),
  )
  const views: Record<string, string[]> = {}
  for (const [name, file] of files) {
    const [id] = file.modules.filter(isPage)
    if (!id) continue
    const own = reached([name], (next) => files.get(next)?.imports ?? [])
    const needed = reached([id], (next) => [
      ...(modules.get(next)?.imports ?? []),
      ...(modules.get(next)?.views ?? []),
    ])
    const all = reached(
      Array.from(needed, (module) => fileOf.get(module)).filter((each) => each !== undefined),
      (next) => files.get(next)?.imports ?? [],
    )
    const late = all.difference(own)
    if (late.size > 0) views[name] = [...late].sort()
  }
  return views
}

function reached(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const all = new Set(from)
  for (const id of all) for (const other of next(id)) all.add(other)
  return all
}

/** Beside the browser's files: scripts/lib/drawing-code.mjs reads it. */
const pageViewsFile = 'page-views.json'

/** Writes down which files a school without SSR needs to draw a page, so that its document can name them at once. */
export const writePageViews = (): Plugin => ({
  name: 'fieldhouse-page-views',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const modules = new Map<string, ViewModule>()
    for (const id of this.getModuleIds()) {
      const info = this.getModuleInfo(id)
      if (!info) continue
      const { importedIds: imports, dynamicallyImportedIds: late, code } = info
      const views = bindsViews.test(code ?? '') ? late.filter((each) => !island.test(each)) : []
      modules.set(id, { imports, views })
    }
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const files = new Map(
      chunks.map(({ fileName, moduleIds, imports }) => [fileName, { modules: moduleIds, imports }]),
    )
    const source = JSON.stringify(pageViews(modules, files, (id) => page.test(id)))
    this.emitFile({ type: 'asset', fileName: pageViewsFile, source })
  },
})
