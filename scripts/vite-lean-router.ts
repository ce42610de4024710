import type { Plugin } from 'vite'

/** Named by files of the router for servers, of which nothing is left in a browser's code. */
const unused = (...names: string[]) => names.map((name) => `export const ${name} = undefined`).join('\n')

/**
 * Parts of the router that a browser of ours never comes to, by the file they stand in, and what stands there instead.
 * All pages are known from the first load (`routeDiscovery: 'initial'`), and nobody looks into a browser's navigations.
 */
export const unreached: Readonly<Record<string, string>> = {
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    ${unused('getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch')}
  `,
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    ${unused('instrumentHandler', 'instrumentationResultMetaContext')}
  `,
}

/** A name that the router imports and that is not here fails the build, and a file that is gone does too. */
export const leanRouter = (): Plugin => {
  const left = new Set<string>()
  return {
    name: 'fieldhouse-lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const file = /\/node_modules\/react-router\/dist\/production\/(.+\.js)$/.exec(id)?.[1]
      const instead = file && unreached[file]
      if (!instead) return null
      left.add(file)
      return { code: instead, moduleSideEffects: false }
    },
    buildEnd(error) {
      const missing = Object.keys(unreached).filter((file) => !left.has(file))
      if (!error && missing.length > 0)
        throw new Error(`The router has no ${missing.join(' and no ')} any more`)
    },
  }
}
