/** Has a screen of its own: files are uploaded there, not begun as a form. */
export const libraryKind = 'media-assets'

/** Where something new is written: the word is its own, so that what was typed is found again by it. */
export const newAddress = (kind: string): string => `/content/${kind}/new-${crypto.randomUUID()}`

/** '1a2b…' of 'new-1a2b…': what a new content is known by until the server has given it a number. */
export const keyOfNew = (id: string): string | null => /^new-([0-9a-f-]{36})$/.exec(id)?.[1] ?? null
