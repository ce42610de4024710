import type { Plugin } from 'vite'

/** The ground that everything stands on, and the words that add to any element; what else is in `src/ui` is a component's. */
const layers: Record<string, string> = {
  'tokens.css': 'ground',
  'themes.css': 'ground',
  'print.css': 'ground',
  'utilities.css': 'utilities',
}

/**
 * Late code brings its stylesheets with it, and a component's may then come after the page's that adjusts it. Layers
 * take the order of loading out of it: the ground first, then components, then the utilities that are put on them, then
 * whatever the site says.
 */
export function cssLayers(): Plugin {
  return {
    name: 'fieldhouse-css-layers',
    enforce: 'pre',
    transform(code, id) {
      const name = /\/src\/ui\/(?:[\w-]+\/)?([\w.-]+\.css)$/.exec(id)?.[1]
      if (!name) return undefined
      const layer = layers[name] ?? 'components'
      return { code: `@layer ground, components, utilities;\n@layer ${layer} {\n${code}\n}`, map: null }
    },
  }
}
