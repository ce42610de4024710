import type { RouteConfig } from '@react-router/dev/routes'
import { pages } from './table/pages.ts'

/** What the router is told of the table of pages (table/pages.ts). */
const routes = pages.map(({ path, file }) =>
  path === '/' ? { index: true, file: `routes/${file}` } : { path: path.slice(1), file: `routes/${file}` },
)

const gallery = { path: 'dev/components', file: 'routes/dev/components.tsx' }

export default (process.env.NODE_ENV === 'production' ? routes : [gallery, ...routes]) satisfies RouteConfig
