import { dirname, join, relative } from 'node:path'
import { build } from 'vite'
import { inRoot, root } from './lib/project.mjs'

/** What is compiled for the machine, or reads files of its own beside its code, or is for development only. */
const external = [
  '@electric-sql/pglite',
  '@electric-sql/pglite/contrib/btree_gin',
  '@electric-sql/pglite/contrib/pg_trgm',
  '@fastify/swagger-ui',
  'fontkit',
  'pdfkit',
  'pino',
  'sharp',
  'stripe',
  'vite',
]

const [outDir = ''] = process.argv.slice(2)
// It takes the place of a folder beside it.
const place = inRoot('var', 'server')

/** Files that stand beside a module (migrations, the description of the API) are found where they are. */
const ownFolders = {
  name: 'own-folders',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('node_modules') || !code.includes('import.meta.dirname'))
      return null
    const way = JSON.stringify(`/${relative(place, dirname(id)).split('\\').join('/')}`)
    return { code: code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${way})`), map: null }
  },
}

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [ownFolders],
  ssr: { noExternal: true, external },
  build: {
    ssr: join('src', 'main.ts'),
    outDir,
    emptyOutDir: true,
    minify: false,
    target: 'esnext',
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
})
