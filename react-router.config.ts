import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/site',
  buildDirectory: process.env.FIELDHOUSE_BUILD_DIR ?? 'build',
  ssr: true,
  // All routes are known from the first load: one table, and no discovery requests while a fan moves about.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
