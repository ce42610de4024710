import type { Config } from '@react-router/dev/config'
import { leanManifest } from './scripts/lean-manifest.ts'

export default {
  appDirectory: 'src/site',
  buildDirectory: process.env.FIELDHOUSE_BUILD_DIR ?? 'build',
  ssr: true,
  // All routes are known from the first load: one table, and no discovery requests while a fan moves about.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => leanManifest(reactRouterConfig.buildDirectory),
} satisfies Config
