/** The form in which a path is kept and looked up: no query, no fragment, no slash at the end, lower case. */
export function redirectPath(path: string): string {
  const bare = path
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .toLowerCase()
  return bare === '' ? '/' : bare
}

/** An absolute or protocol-relative address leaves the app by a full page load. */
export const leavesSite = (location: string): boolean => /^(https?:)?\/\//i.test(location)
