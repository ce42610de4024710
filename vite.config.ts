import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { shortClassNames } from './scripts/vite-class-names.ts'
import { cssLayers } from './scripts/vite-css-layers.ts'
import { endpointTable } from './scripts/vite-endpoint-table.ts'
import { cutFonts } from './scripts/vite-fonts.ts'
import { pageTable } from './scripts/vite-page-table.ts'
import { sharedChunks } from './scripts/vite-shared-chunks.ts'
import { sportsIcons } from './scripts/vite-sports-icons.ts'

const chunks = sharedChunks({
  first:
    /\/src\/site\/(?:root|entry\.client|shell\/behaviour\/late-behaviour|parts\/rotators\/rotator-element|domains\/promotions\/campaigns\/impressions)\.tsx?/,
  page: /\/src\/site\/routes\//,
  enough: 2,
  requestWorth: 4000,
})

export default defineConfig({
  plugins: [
    chunks.plugin,
    cssLayers(),
    cutFonts(),
    endpointTable(),
    pageTable(),
    shortClassNames(),
    sportsIcons(),
    reactRouter(),
  ],
  publicDir: 'src/site/public',
  build: { assetsInlineLimit: 0, target: 'es2022', cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: true },
          output: {
            // Every first load names the style sheets of all pages: their hash says enough.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // The checks of forms come late, with the form.
                {
                  name: 'framework',
                  test: /node_modules[\\/](?!@formkit)|vite\/preload-helper/,
                  priority: 2,
                },
                { name: chunks.nameOf, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
