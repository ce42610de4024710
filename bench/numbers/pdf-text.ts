import { inflateSync } from 'node:zlib'

/** What is written on the sheets of a PDF, piece by piece: read off its streams, not by the library that wrote it. */
export function pdfTexts(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf)
  const texts: string[] = []
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    const end = bytes.indexOf('endstream', at)
    if (bytes.subarray(at - 3, at).toString() === 'end' || end < 0) continue
    let content: string
    try {
      content = inflateSync(bytes.subarray(at + 7, end)).toString('latin1')
    } catch {
      continue
    }
    for (const [block] of content.matchAll(/BT\n[\s\S]*?ET/g))
      texts.push(
        [...block.matchAll(/<([0-9a-f]*)>/gi)]
          .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
          .join('')
          // The code page of PDF has its dash elsewhere.
          .replaceAll('\x85', '–')
          .replaceAll('\x96', '–')
          .trim(),
      )
  }
  return texts
}
