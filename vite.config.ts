import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { shortClassNames } from './scripts/vite-class-names.ts'
import { cssLayers } from './scripts/vite-css-layers.ts'
import { endpointTable } from './scripts/vite-endpoint-table.ts'
import { lateStyles } from './scripts/vite-late-styles.ts'
import { pageTable } from './scripts/vite-page-table.ts'
import { sportsIcons } from './scripts/vite-sports-icons.ts'

export default defineConfig({
  plugins: [
    cssLayers(),
    endpointTable(),
    lateStyles(),
    pageTable(),
    shortClassNames(),
    sportsIcons(),
    reactRouter(),
  ],
  publicDir: 'src/site/public',
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every first load names the style sheets of all pages: their hash says enough.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              // Many small files compress badly and wait for each other: what every page needs travels together.
              groups: [
                // The checks of forms come late, with the form.
                { name: 'framework', test: /node_modules[\\/](?!@formkit)/, priority: 2 },
                {
                  name: 'shell',
                  test: /src[\\/]site[\\/](root|entry\.client|page[\\/](meta|page))\.tsx?/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
})
