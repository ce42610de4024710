import { pages } from './pages.ts'
import type { CheckName } from './row.ts'

/** Which route has which checks of its own. A route that is not here has none. */
export const routeChecks: Readonly<Record<string, readonly CheckName[]>> = Object.fromEntries(
  pages.flatMap(({ path, checks }) => (checks ? [[path, checks]] : [])),
)
