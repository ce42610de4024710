import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { shortClassNames } from './scripts/vite-class-names.ts'
import { compileHint } from './scripts/vite-compile-hint.ts'
import { cssLayers } from './scripts/vite-css-layers.ts'
import { endpointTable } from './scripts/vite-endpoint-table.ts'
import { cutFonts } from './scripts/vite-fonts.ts'
import { leanRouter } from './scripts/vite-lean-router.ts'
import { oneRuntime } from './scripts/vite-one-runtime.ts'
import { pageTable } from './scripts/vite-page-table.ts'
import { writePageViews } from './scripts/vite-page-views.ts'
import { sharedChunks } from './scripts/vite-shared-chunks.ts'
import { sportsIcons } from './scripts/vite-sports-icons.ts'

/** Schools without SSR have code of their own, in fewer and larger files: see scripts/lib/build.mjs. */
const draws = process.env.FIELDHOUSE_CODE === 'drawing'

const chunks = sharedChunks({
  first: /\/src\/site\/(?:root|entry\.client|shell\/behaviour\/late-behaviour)\.tsx?/,
  page: /\/src\/site\/routes\//,
  popular:
    /\/src\/site\/routes\/(?:home\/home|sports\/sport-home|rosters\/(?:roster|player)|games\/(?:schedule|calendar|tickets)|stats\/(?:stats|boxscore)|game-center\/game-center|news\/(?:story|archives)|staff\/directory)\.tsx/,
  draws,
  enough: draws ? 4 : 2,
  requestWorth: draws ? 40_000 : 4000,
  ...(draws && { mostInVain: 30_000 }),
})

export default defineConfig({
  plugins: [
    chunks.plugin,
    compileHint(),
    cssLayers(),
    cutFonts(),
    endpointTable(),
    leanRouter(),
    oneRuntime(),
    pageTable(),
    shortClassNames(),
    sportsIcons(),
    draws && writePageViews(),
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
                // The checks of forms and of answers come late, with the form or the first call.
                {
                  name: 'framework',
                  test: /node_modules[\\/](?!@formkit|typebox)|vite\/preload-helper/,
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
