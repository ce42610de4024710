import { join } from 'node:path'

/** The tree whose server is measured: this one, or another version's that FIELDHOUSE_ROOT names, built by its own `npm start`. */
const root = process.env.FIELDHOUSE_ROOT ?? join(import.meta.dirname, '../..')

/** What starts the server of that version. */
export const version = {
  main: join(root, 'src/main.ts'),
  env: { NODE_ENV: 'production', FIELDHOUSE_BUILD_DIR: join(root, 'build') },
}
