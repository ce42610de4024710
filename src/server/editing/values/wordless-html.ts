const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : null
}

/** The addresses of the pictures in a formatted text that no words stand for. */
export const wordlessInHtml = (html: string): string[] =>
  [...html.matchAll(/<img\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => (attribute(tag, 'alt') ?? '').trim() === '')
    .map((tag) => attribute(tag, 'src') ?? '')
