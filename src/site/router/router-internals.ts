import type { data, EntryContext, ServerBuild } from 'react-router'

/**
 * What the site knows of React Router beyond what it documents, all in one file: who takes a newer version of it reads
 * this page, and router-internals.test.tsx says what no longer holds. What it asks a server by is the host's too, and stands
 * in contract/pages/router-names.ts.
 */

/** What a loader throws to answer with a status. */
export type Refusal = ReturnType<typeof data<string>>

/** A page in the router's list. */
interface ListedPage {
  id: string
  path?: string
  index?: boolean
  parentId?: string
  module: string
  css?: string[]
}

declare global {
  interface Window {
    /** The router's own list of pages, complete in every document. */
    __reactRouterManifest?: { routes: Record<string, ListedPage>; version: string }
  }
}

/** The build that this document's code is of. */
export const ownBuild = (): string | undefined => window.__reactRouterManifest?.version

/** Every page that the router can show inside this document. */
export const listedPages = (): ListedPage[] =>
  Object.values(window.__reactRouterManifest?.routes ?? {}).filter(({ parentId }) => parentId === 'root')

interface PageModule {
  clientLoader?: (args: {
    request: Request
    params: object
    pattern: string
    serverLoader: () => Promise<unknown>
  }) => Promise<unknown>
}

/** A page's code, as the router itself loads it. */
export const loadPageModule = ({ module }: ListedPage): Promise<PageModule> =>
  import(/* @vite-ignore */ module)

/** Takes the data of a document away from the router, which would write it in pieces. */
export async function takeHandoff(entry: EntryContext): Promise<string> {
  const stream = entry.serverHandoffStream
  entry.serverHandoffStream = undefined
  if (!stream) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text
}

/** The router reads its data from a stream that inline scripts feed; ours is complete, so one script feeds and ends it. */
export function handoffScript(handoff: string): string {
  const safe = JSON.stringify(handoff).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `window.__reactRouterContext.streamController.enqueue(${safe});window.__reactRouterContext.streamController.close();`
}

const preloads = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*\/>/g
const start = /(<script[^>]*) type="module"/

/** What the router's own script imports when all else is there: it begins with the page. */
const entry = /import\("([^"]+)"\);?\s*$/

/**
 * Starts the code of a document, which stands before this script, once and when `moments` says. Each file runs by itself,
 * the framework first, so that somebody who touches the page meanwhile is heard in between: by a message, since timers of a page in the
 * background wait for a second. A file that does not come is the router's script to fail for.
 */
const startScript = (files: readonly string[], fetched: readonly string[], moments: string) => `(()=>{
const code=document.currentScript.previousElementSibling,begun=new AbortController,{signal}=begun
const begin=async()=>{if(signal.aborted)return;begun.abort()
for(const href of ${JSON.stringify(fetched)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))
for(const href of ${JSON.stringify(files)}){await import(href).catch(()=>{});await new Promise(next=>{const{port1,port2}=new MessageChannel;port1.onmessage=()=>{port1.close();next()};port2.postMessage(0)})}
document.head.append(Object.assign(document.createElement('script'),{type:'module',text:code.text}))}
${moments}
})()`

/** When all that is seen has come, when somebody does something, or after three seconds, should something be very late. */
const afterAll = `for(const type of ['load','pointerdown','keydown'])addEventListener(type,begin,{signal,capture:true,passive:true})
setTimeout(begin,3e3)`

/** After the first paint; a page in the background has none. */
const atOnce = `if(document.hidden)begin()
else{new PerformanceObserver(begin).observe({type:'paint',buffered:true});setTimeout(begin,500)}`

function withCode(markup: string, scriptOf: (code: string) => string): string {
  const at = markup.search(start)
  const end = markup.indexOf('</script>', at)
  if (at === -1 || end === -1) return markup
  const after = end + '</script>'.length
  const code = markup.slice(at, after).replace(start, '$1 type="text/plain"')
  return `${markup.slice(0, at)}${code}${scriptOf(markup.slice(at, end))}${markup.slice(after)}`
}

const filesOf = (markup: string) => Array.from(markup.matchAll(preloads), ([, href = '']) => href)

/** Those that may run before the router's own script does. */
const runAhead = (files: readonly string[], code: string) => {
  const [, last] = entry.exec(code) ?? []
  return files.filter((file) => file !== last)
}

/** The code of a document that is whole without it: what is seen is fetched, and painted, first. */
export function withCodeAfterAll(markup: string, nonce: string): string {
  const files = filesOf(markup)
  return withCode(
    markup.replaceAll(preloads, ''),
    (code) => `<script nonce="${nonce}">${startScript(runAhead(files, code), files, afterAll)}</script>`,
  )
}

/** The code of a document that it draws: fetched from the first, and started when the place for it has been painted. */
export function withCodeAtOnce(markup: string, nonce: string): string {
  const files = filesOf(markup)
  return withCode(
    // It is not to come before the styles of what is painted first.
    markup.replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"'),
    (code) => `<script nonce="${nonce}">${startScript(runAhead(files, code), [], atOnce)}</script>`,
  )
}

/** What the root's loader gave for a document; undefined where it failed. */
export const rootDataIn = <Root>(entry: EntryContext): Root | undefined =>
  (entry.staticHandlerContext.loaderData as { root?: Root }).root

/** The page that a document shows: the parameters of its address, and what its loader gave. */
export function pageIn<Page>(entry: EntryContext) {
  const { matches, loaderData } = entry.staticHandlerContext
  const match = matches.at(-1)
  return {
    params: match?.params ?? {},
    page: match && (loaderData as Record<string, Page | undefined>)[match.route.id],
  }
}

/** The one style sheet of a build, which its root names. It is taken out of the list: where it stands we say ourselves. */
export function takeStyleSheet({ assets }: ServerBuild): string | null {
  const [sheet = null] = assets.routes.root?.css ?? []
  for (const route of Object.values(assets.routes)) delete route?.css
  // The build marks it so that the router does not fetch it ahead.
  return sheet?.replace(/#$/, '') ?? null
}

/** The same site, whose documents name the code for browsers that draw the pages themselves. */
export const drawnWith = (build: ServerBuild, list: string): ServerBuild => ({
  ...build,
  assets: JSON.parse(list) as ServerBuild['assets'],
})

/** The list of pages that the build writes for the browser. */
export interface BuiltList {
  routes: Record<string, Record<string, unknown>>
}

/**
 * Half of it is never read in the browser: what a page's module imports (the server names those files in the document, and
 * a module fetches its own), the style sheet, what a page does not have, and files that are no pages, such as feeds.
 */
export function leaveOutUnread(list: BuiltList): void {
  for (const [id, route] of Object.entries(list.routes)) {
    delete route.imports
    delete route.css
    if (!route.hasDefaultExport) delete list.routes[id]
    for (const [key, value] of Object.entries(route)) if (value === false) delete route[key]
  }
}
