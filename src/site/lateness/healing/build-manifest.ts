import { ownBuild } from '#site/router/router-internals.ts'
import { mayPrefetch } from './prefetch-rule.ts'
import { visit } from './visit.ts'

/** The build's own list of what is redirected for every school, and of the pages that are kept ready. */
export interface BuildManifest {
  routeRules: Record<string, { redirect: string }>
  prerendered: string[]
}

const delay = 1000
let manifest: BuildManifest | null = null

/** Nothing is known of the rules before the manifest has come: the server answers by them in any case. */
export const knownManifest = () => manifest

/** A moment after the page is ready, unless the connection is very slow. */
export function loadManifestLate(): void {
  const id = ownBuild()
  if (id === undefined || !mayPrefetch(navigator.connection, 0)) return
  setTimeout(async () => {
    try {
      const response = await fetch(`/builds/meta/${id}.json`)
      if (!response.ok) throw new Error(`The server answered ${response.status}`)
      manifest = (await response.json()) as BuildManifest
      visit.prerendered = new Set(manifest.prerendered)
    } catch (error) {
      console.warn('The build manifest could not be loaded', error)
    }
  }, delay)
}
