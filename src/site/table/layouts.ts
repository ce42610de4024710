import { pages } from './pages.ts'

/** Of a path's parameters only a year is asked for here: it tells the address of a sport file from others of its shape. */
const shortened = (path: string): string => path.replace(/:(?!year\b)\w+/g, ':_')

/** Every route that is laid out otherwise than a common page, with its flags in a row. This is part of every first load. */
export const layouts: readonly (readonly [path: string, flags: string])[] = pages.flatMap(
  ({ path, layout }) => (layout ? [[shortened(path), layout.join(' ')] as const] : []),
)
