/**
 * By which names React Router asks a server for pages, beyond what it documents, all in one file: the host keeps and
 * answers by them, the site asks by them, and router-names.test.ts has the router itself say whether they still hold.
 * What it leaves in a document is in site/router/router-internals.ts.
 */

/** A page's route, by its file below src/site: 'routes/home/home' of 'routes/home/home.tsx'. */
export const routeOfFile = (file: string): string => file.replace(/\.\w+$/, '')

/** By which the data of some of a page's routes are asked for, and no others. */
export const routesParameter = '_routes'
export const routesIn = (value: string): string[] => value.split(',')

/** A redirect, where the data of a page are asked for: the browser goes there by itself. */
export const redirectInPayload = 202

/** How the address of a page's data ends. */
export const payloadEnding = '.data'
/** What stands for the empty last part of an address that ends in a slash. */
const emptyPart = '_'

/** Whether the data of a page are asked for, as they are when it is navigated to in the browser; not its document. */
export const isPayload = (pathname: string): boolean => pathname.endsWith(payloadEnding)

/** Where the data of a page are: those of all its routes, or of one. */
export function payloadAddress(
  { pathname, search = '' }: { pathname: string; search?: string },
  route?: string,
): string {
  const query = new URLSearchParams(search)
  if (route !== undefined) query.set(routesParameter, route)
  const path = `${pathname}${pathname.endsWith('/') ? emptyPart : ''}${payloadEnding}`
  return query.size > 0 ? `${path}?${query}` : path
}

/** The page whose data are there. */
export function pageOfPayload(pathname: string): string {
  const page = pathname.slice(0, -payloadEnding.length)
  return page.endsWith(`/${emptyPart}`) ? page.slice(0, -emptyPart.length) : page
}
