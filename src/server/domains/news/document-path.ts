import { slugOf } from '../../feeds/slug.ts'

interface Document {
  path?: string
  title?: string
  storagePath?: string
}

/** Where a document stands after /documents/: as it was typed, or made from its title: 'Bylaws of 2026' is 'bylaws-of-2026.pdf'. */
export function documentPath({ path = '', title, storagePath }: Document): string {
  const typed = path
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/\/+/g, '/')
    // Whoever copies the whole address means the document that it leads to.
    .replace(/^\/(?:documents\/)?/, '')
    .replace(/\/$/, '')
  if (typed) return typed
  const ending = /\.\w+$/.exec(storagePath ?? '')?.[0] ?? ''
  return title ? `${slugOf(title)}${ending}` : ''
}

/** What a browser does not send, or reads as something else, leads to no document. */
export const documentPathFaults = (path: string) =>
  /[?#%\\]|(?:^|\/)\.{1,2}(?:\/|$)/.test(path)
    ? [{ field: 'path', message: 'Address cannot have ?, #, % or a backslash in it, nor steps such as ../' }]
    : []
