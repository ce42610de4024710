import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside the browser's files, for the server alone: what a document of a school without SSR names in place of the others. */
const listName = 'drawing-code.json'
/** Beside the files of the second build: what each page is drawn with beyond what its own file imports. */
const viewsName = 'page-views.json'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * The site is built twice for browsers, from the same sources: once in small files, for pages that come as HTML and need
 * little of the code, and once in few large ones, for schools whose pages the browser draws. Here the second becomes a
 * part of the first.
 */
export function joinDrawingCode(site, drawing) {
  const into = join(site, 'client', 'assets')
  const from = join(drawing, 'client', 'assets')
  const { version } = readJson(join(site, 'manifest.json'))
  const { list, script } = drawingList(
    readJson(join(drawing, 'manifest.json')),
    readJson(join(drawing, 'client', viewsName)),
    version,
    (name) => readFileSync(join(from, name), 'utf8'),
  )
  // Styles, fonts and drawings are the same for both.
  for (const name of readdirSync(from))
    if (/^(?!manifest-).*\.js$/.test(name) && !existsSync(join(into, name)))
      copyFileSync(join(from, name), join(into, name))
  writeFileSync(join(site, 'client', list.url), script)
  writeFileSync(join(site, 'client', listName), JSON.stringify(list))
}

/** The router's list of files for the server, and the script of it for the browser: an open page belongs to one build. */
export function drawingList(built, views, version, readAsset) {
  const routes = Object.entries(built.routes).map(([id, route]) => [
    id,
    // The styles are those of the first build.
    { ...route, css: [], imports: [...new Set([...(route.imports ?? []), ...viewsOf(views, route.module)])] },
  ])
  const source = readAsset(built.url.replace(/^.*\//, '')).replaceAll(built.version, version)
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  const url = `/assets/manifest-${hash}.js`
  const script = source.replace(`manifest-${version}.js`, `manifest-${hash}.js`)
  return { list: { ...built, version, url, routes: Object.fromEntries(routes) }, script }
}

const viewsOf = (views, module) => (views[module.replace(/^\//, '')] ?? []).map((file) => `/${file}`)
