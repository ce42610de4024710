import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import { cssLayers } from '../../scripts/vite-css-layers.ts'
import { cutFonts } from '../../scripts/vite-fonts.ts'

const entry = 'virtual:gallery'
const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a page of the site has around a component, and the gallery in the place of the page. */
const source = `
  import '#ui/ground/fonts.css'
  import '#ui/ground/tokens.css'
  import '#ui/ground/themes.css'
  import '#ui/ground/utilities.css'
  import '#ui/ground/print.css'
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { Gallery } from '#ui/gallery/Gallery.tsx'
  const themes = new URLSearchParams(location.search).getAll('theme')
  createRoot(document.getElementById('gallery')).render(createElement(Gallery, themes.length ? { themes } : {}))
`

/**
 * The component gallery as a production build: address → content. The site's own build leaves the gallery out, so it is
 * built here, by the same bundler with the same settings, for a browser to open; `?theme=` shows one theme alone.
 */
export async function builtGallery(): Promise<Map<string, string | Uint8Array>> {
  const result = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { assetsInlineLimit: 0, target: 'es2022', write: false, rollupOptions: { input: entry } },
    plugins: [
      cssLayers(),
      cutFonts(),
      {
        name: 'gallery-entry',
        resolveId: (id) => (id === entry ? `${root}gallery-entry.tsx` : null),
        load: (id) => (id.endsWith('gallery-entry.tsx') ? source : null),
      },
    ],
  })) as Rollup.RollupOutput
  const files = new Map<string, string | Uint8Array>()
  const tags = result.output.map((file) => {
    files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source)
    if (file.type === 'chunk') return `<script type="module" src="/${file.fileName}"></script>`
    return file.fileName.endsWith('.css') ? `<link rel="stylesheet" href="/${file.fileName}">` : ''
  })
  files.set(
    '/',
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Gallery</title>${tags.join('')}<style id="brand"></style></head>
    <body class="light-theme"><main id="gallery"></main></body></html>`,
  )
  return files
}
