const longest = 2000

/**
 * Where somebody goes after signing in: a path of this site as it was asked for, or `otherwise`. Whatever a browser
 * could read as another site's address is refused, and so are the addresses that do something or would come back here.
 */
export function safeReturnPath(text: string | null | undefined, otherwise = '/'): string {
  if (!text || text.length > longest) return otherwise
  // Browsers drop tabs and line ends, and read a backslash as a slash.
  if (!text.startsWith('/') || /[\\\p{Cc}\p{Z}]/u.test(text)) return otherwise
  const url = URL.parse(text, 'http://own.invalid')
  if (!url || url.origin !== 'http://own.invalid') return otherwise
  const path = url.pathname
  if (path.startsWith('//') || /^\/(login|invitation|api)(\/|$)/i.test(path)) return otherwise
  return path + url.search + url.hash
}
