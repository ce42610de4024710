/** The token of a mail's link, or null where it was cut off. */
export function linkToken(query: URLSearchParams): string | null {
  const token = query.get('token') ?? ''
  return /^[\w-]{43}$/.test(token) ? token : null
}
