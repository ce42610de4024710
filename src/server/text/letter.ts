const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => entities[char] ?? char)

/** The same paragraphs as plain text and as plain HTML, which every program shows. */
export function letterOf(paragraphs: readonly string[]): { text: string; html: string } {
  const html = paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('\n')
  return {
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en">\n<body style="max-width:600px;font:16px/1.5 sans-serif">\n${html}\n</body>\n</html>\n`,
  }
}
