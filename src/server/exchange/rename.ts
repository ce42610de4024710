/** The folder of all schools' private files: a school of this name would lie among them. */
const reserved = 'private'

/** A key of a school: it stands in host names, in paths and in the `tenant` header. */
export const isTenantKey = (key: string): boolean => key !== reserved && /^[a-z0-9][a-z0-9-]{0,62}$/.test(key)

/**
 * The text with the addresses of a school's files as they are under another key. Only paths of files that were
 * exported change, so the school's name in a sentence or in somebody else's address stays what it is.
 */
export function fileRenamer(from: string, to: string, files: ReadonlySet<string>): (text: string) => string {
  if (from === to) return (text) => text
  const path = new RegExp(`(?<![\\w.-])${from}/([\\w./-]+)`, 'g')
  return (text) => text.replace(path, (whole, name: string) => (files.has(name) ? `${to}/${name}` : whole))
}
