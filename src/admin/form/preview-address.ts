/** What an address of a preview has in it: its pass, and the page that it leads to. */
export function readPreviewAddress(address: string): { pass: string; path: string } {
  const query = new URL(address, 'http://own.invalid').searchParams
  return { pass: query.get('pass') ?? '', path: query.get('to') ?? '/' }
}

/** The page by itself, marked as a preview. */
export const passAddress = (pass: string, path: string): string =>
  `/preview?${new URLSearchParams({ pass, to: path })}`

/** The page in a frame: the pass stands in its path, and a turn makes a page that changed another address. */
export function frameAddress(pass: string, path: string, turn: number): string {
  const [bare = '/'] = path.split('#')
  return `/preview/frame/${pass}${bare}${bare.includes('?') ? '&' : '?'}desk=${turn}`
}

/** A path behind which there is a file and no page. */
export const isFilePath = (path: string): boolean => /^\/documents\/./i.test(path)

/** A path as somebody typed it, or null where it is none of the site's. */
export function ownPath(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  const path = text.startsWith('/') ? text : `/${text}`
  return path.startsWith('//') || path.startsWith('/admin') || path.startsWith('/preview') ? null : path
}
