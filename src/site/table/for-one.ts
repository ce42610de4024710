import { pages } from './pages.ts'

/** The pages that a host makes for one visitor at a time. */
export const pagesForOne: readonly string[] = pages.flatMap(({ path, isForOne }) => (isForOne ? [path] : []))
