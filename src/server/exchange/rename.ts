/**
 * The text with the addresses of a school's files as they are under another key. Only paths of files that were
 * exported change, so the school's name in a sentence or in somebody else's address stays what it is.
 */
export function fileRenamer(from: string, to: string, files: ReadonlySet<string>): (text: string) => string {
  if (from === to) return (text) => text
  const path = new RegExp(`(?<![\\w.-])${from}/([\\w./-]+)`, 'g')
  return (text) => text.replace(path, (whole, name: string) => (files.has(name) ? `${to}/${name}` : whole))
}
