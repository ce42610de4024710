import { type PageKey, pages } from './pages.ts'

/** The page-name key of each route that is a page. */
export const pageKeys: Readonly<Record<string, PageKey>> = Object.fromEntries(
  pages.flatMap(({ path, keys: [key] }) => (key ? [[path, key]] : [])),
)
