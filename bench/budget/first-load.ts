/** The part of React Router's client manifest that says which files a route needs. */
export interface ClientManifest {
  url: string
  entry: ModuleFiles
  routes: Record<string, RouteFiles>
}

interface ModuleFiles {
  module: string
  imports?: string[]
  css?: string[]
}

interface RouteFiles extends ModuleFiles {
  parentId?: string
  hasDefaultExport: boolean
  clientActionModule?: string
  clientLoaderModule?: string
  clientMiddlewareModule?: string
  hydrateFallbackModule?: string
}

export interface FirstLoad {
  js: string[]
  css: string[]
}

/** Routes that others stand in are frames, and routes without a component answer with data or a file: no pages. */
export function pageRoutes({ routes }: ClientManifest): string[] {
  const frames = new Set(Object.values(routes).map(({ parentId }) => parentId))
  return Object.keys(routes).filter((id) => !frames.has(id) && routes[id]?.hasDefaultExport)
}

/** `routes/rosters/roster` is the page type `rosters/roster`. */
export const pageType = (routeId: string) => routeId.replace(/^routes\//, '')

/** Every file the document asks for before anybody clicks: the manifest, the entry, the route and all it stands in. */
export function firstLoad(manifest: ClientManifest, routeId: string): FirstLoad {
  const parts = [manifest.entry, ...lineage(manifest, routeId)]
  const js = [manifest.url, ...parts.flatMap(modulesOf)]
  // The router marks the styles of late chunks with a '#'; the document links them all the same.
  const css = parts.flatMap((part) => part.css ?? []).map((file) => file.replace(/#$/, ''))
  return { js: [...new Set(js)], css: [...new Set(css)] }
}

/** Scripts that no page asks for at first: islands, and whatever else is loaded when it is needed. */
export function lateScripts(manifest: ClientManifest, scripts: string[]): string[] {
  const first = new Set(Object.keys(manifest.routes).flatMap((id) => firstLoad(manifest, id).js))
  return scripts.filter((file) => !first.has(file))
}

/** `/assets/Countdown.island-B3xK2f_a.js` is the chunk Countdown.island. */
export const chunkName = (file: string) => file.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')

function lineage({ routes }: ClientManifest, routeId: string): RouteFiles[] {
  const found: RouteFiles[] = []
  for (let id: string | undefined = routeId; id !== undefined; id = routes[id]?.parentId) {
    const route = routes[id]
    if (!route) throw new Error(`The manifest has no route '${id}'`)
    found.unshift(route)
  }
  return found
}

function modulesOf(part: ModuleFiles | RouteFiles): string[] {
  const split =
    'hasDefaultExport' in part
      ? [
          part.clientActionModule,
          part.clientLoaderModule,
          part.clientMiddlewareModule,
          part.hydrateFallbackModule,
        ]
      : []
  return [part.module, ...(part.imports ?? []), ...split].filter((file) => file !== undefined)
}
