import type { Plugin } from 'vite'

/** The ground that everything stands on; what else is in `src/ui` is a component's. */
const ground = ['tokens.css', 'themes.css', 'print.css']

/**
 * Late code brings its stylesheets with it, and a component's may then come after the page's that adjusts it. Layers
 * take the order of loading out of it: the ground first, then components, then whatever the site says.
 */
export function cssLayers(): Plugin {
  return {
    name: 'fieldhouse-css-layers',
    enforce: 'pre',
    transform(code, id) {
      const name = /\/src\/ui\/(?:[\w-]+\/)?([\w.-]+\.css)$/.exec(id)?.[1]
      if (!name) return undefined
      const layer = ground.includes(name) ? 'ground' : 'components'
      return { code: `@layer ground, components;\n@layer ${layer} {\n${code}\n}`, map: null }
    },
  }
}
