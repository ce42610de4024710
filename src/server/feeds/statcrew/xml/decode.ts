import { Refusal } from '../reading/refusal.ts'

/** A long football game with every play is a fifth of a megabyte. */
export const largestFile = 8 * 1024 * 1024

const singleByte = new Set(['iso-8859-1', 'iso8859-1', 'latin1', 'latin-1', 'windows-1252', 'cp1252'])
const utf8 = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii'])

/** The characters of a file: UTF-8 with or without its mark, or the code page that it declares. */
export function decodeFile(file: Uint8Array | string): string {
  if (file.length > largestFile)
    throw new Refusal('too-large', 'file', 'The file is larger than 8 MB, more than any game needs.')
  const text = (typeof file === 'string' ? file : decoded(file)).replace(/^\uFEFF/, '').trim()
  if (text === '') throw new Refusal('empty', 'file', 'The file is empty.')
  return text
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
  const declared = /<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1]?.toLowerCase()
  if (declared && singleByte.has(declared)) return new TextDecoder('windows-1252').decode(bytes)
  if (declared && !utf8.has(declared))
    throw new Refusal(
      'broken',
      'line 1',
      `The file is written in ${declared}; UTF-8 or Windows-1252 is read.`,
    )
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Older scoring programs write the code page of Windows and do not say so.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
