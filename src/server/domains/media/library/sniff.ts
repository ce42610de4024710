import type { AssetType } from '#contract/editing/kinds/asset-types.ts'

/** What a file is by its first bytes, with the ending that it is stored under; a refusal is said in words. */
export type Sniffed = { type: AssetType; extension: string } | { refusal: string }

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to)

/** By the brand in the `ftyp` box of an MP4, of which there are many. */
const brands: readonly (readonly [RegExp, Sniffed])[] = [
  [/^avi[fs]/, { type: 'picture', extension: 'avif' }],
  [
    /^(?:hei[cxs]|hev[cx]|mif1|msf1)/,
    { refusal: 'HEIC pictures cannot be shown by every browser. Save it as JPEG and upload that.' },
  ],
  [
    /^qt {2}/,
    { refusal: 'QuickTime movies cannot be shown by every browser. Save it as MP4 and upload that.' },
  ],
  [/^M4[AB] /, { type: 'sound', extension: 'm4a' }],
  [/^/, { type: 'video', extension: 'mp4' }],
]

const unknown: Sniffed = {
  refusal:
    'This is no file that the library takes. It takes JPEG, PNG, WebP, AVIF and GIF pictures, MP4 and WebM video, MP3, M4A, WAV and Ogg sound, PDF, Word and Excel documents, and WebVTT captions.',
}

/** Says what a file is. Its name is not asked: anybody can change that. */
export function sniff(bytes: Uint8Array): Sniffed {
  const head = ascii(bytes, 0, 16)
  if (head.startsWith('\xff\xd8\xff')) return { type: 'picture', extension: 'jpg' }
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return { type: 'picture', extension: 'png' }
  if (/^GIF8[79]a/.test(head)) return { type: 'picture', extension: 'gif' }
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return { type: 'picture', extension: 'webp' }
  if (/^RIFF[\s\S]{4}WAVE/.test(head)) return { type: 'sound', extension: 'wav' }
  if (head.slice(4, 8) === 'ftyp')
    return brands.find(([brand]) => brand.test(head.slice(8, 12)))?.[1] ?? unknown
  if (head.startsWith('\x1aE\xdf\xa3'))
    return ascii(bytes, 0, 64).includes('webm') ? { type: 'video', extension: 'webm' } : unknown
  if (head.startsWith('OggS')) return { type: 'sound', extension: 'ogg' }
  if (head.startsWith('ID3') || /^\xff[\xe2-\xff]/.test(head)) return { type: 'sound', extension: 'mp3' }
  if (head.startsWith('%PDF-')) return { type: 'document', extension: 'pdf' }
  if (head.startsWith('PK\x03\x04')) return office(bytes)
  return text(bytes)
}

/** Word and Excel write archives; which of the two wrote one, the names of its files say. */
function office(bytes: Uint8Array): Sniffed {
  const names = ascii(bytes, 0, 1024 * 1024)
  if (!names.includes('[Content_Types].xml') && !names.includes('_rels/')) return unknown
  if (/PK\cC\cD[^]{26}word\//.test(names)) return { type: 'document', extension: 'docx' }
  return /PK\cC\cD[^]{26}xl\//.test(names) ? { type: 'document', extension: 'xlsx' } : unknown
}

function text(bytes: Uint8Array): Sniffed {
  const words = Buffer.from(bytes.subarray(0, 1024))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (/^WEBVTT(?:\s|$)/.test(words)) return { type: 'document', extension: 'vtt' }
  // A drawing is a program: what it does when it is opened nobody can tell by looking at it.
  if (/^<(?:\?xml|svg|!doctype svg|!--)/i.test(words) && /<svg/i.test(words))
    return { refusal: 'SVG drawings can carry scripts. Save it as PNG, large, and upload that.' }
  return unknown
}
