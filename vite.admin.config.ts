import { join, resolve } from 'node:path'
import { defineConfig } from 'vite'
import { shortClassNames } from './scripts/vite-class-names.ts'
import { deskTable } from './scripts/vite-desk-table.ts'

/** The desk: a build of its own, for browsers alone, so that no page of the site carries anything of it. */
export default defineConfig({
  root: resolve('src/admin'),
  base: '/admin/',
  publicDir: false,
  plugins: [deskTable(), shortClassNames()],
  build: {
    outDir: resolve(process.env.FIELDHOUSE_BUILD_DIR ?? 'build', 'admin'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: resolve('src/admin/index.html'),
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack[\\/](?:react-)?query[\w-]*)[\\/]/,
            },
            // The editor knows of the form that it stands in, and not of all its fields.
            { name: 'form-values', test: /[\\/]fields[\\/]parts[\\/]form-values\.ts$/ },
          ],
        },
      },
    },
  },
  cacheDir: join(resolve('node_modules'), '.vite-admin'),
})
