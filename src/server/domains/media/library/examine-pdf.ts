import { inflateSync } from 'node:zlib'
import type { DocumentGap } from '#contract/editing/kinds/asset-types.ts'

/** Larger ones are not looked into: they would be in memory as a whole. */
export const mostExamined = 32 * 1024 * 1024
const mostUnpacked = 64 * 1024 * 1024

/**
 * What a PDF lacks for those who do not see it, as far as a program can tell. Nothing is said of an encrypted one: what is
 * in it nobody can read without its key.
 */
export function gapsOfPdf(bytes: Uint8Array): DocumentGap[] {
  const objects = readable(bytes)
  if (/\/Encrypt\b/.test(objects)) return []
  const has: Record<DocumentGap, boolean> = {
    untagged: /\/StructTreeRoot\b/.test(objects) && /\/Marked\s+true\b/.test(objects),
    untitled: isTitled(objects),
    'no-language': /\/Lang\s*[(<]/.test(objects),
    'no-text': /\/Font\b/.test(objects),
  }
  return (Object.keys(has) as DocumentGap[]).filter((gap) => !has[gap])
}

/** The objects of a file, also those that newer programs pack together; pictures and drawing stay packed. */
function readable(bytes: Uint8Array): string {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const plain = file.toString('latin1')
  const unpacked: string[] = [plain]
  let size = 0
  for (let at = plain.indexOf('/ObjStm'); at !== -1; at = plain.indexOf('/ObjStm', at + 1)) {
    const begin = plain.indexOf('stream', at)
    const end = plain.indexOf('endstream', begin)
    if (begin === -1 || end === -1 || size > mostUnpacked) break
    const from = begin + 'stream'.length + (plain.startsWith('\r\n', begin + 'stream'.length) ? 2 : 1)
    const text = unpackedFrom(file.subarray(from, end))
    size += text.length
    unpacked.push(text)
  }
  return unpacked.join('\n')
}

function unpackedFrom(packed: Uint8Array): string {
  try {
    return inflateSync(packed, { maxOutputLength: mostUnpacked }).toString('latin1')
  } catch {
    // Packed in another way, or damaged: what it holds is not known.
    return ''
  }
}

/** Its own title: a bookmark has one too, and a parent. */
function isTitled(objects: string): boolean {
  if (/<dc:title>[^]{0,400}<rdf:li[^>]*>\s*[^<\s]/.test(objects)) return true
  for (const { index } of objects.matchAll(/\/Title\s*(?:\(\s*[^\s)]|<[\dA-Fa-f]{2})/g)) {
    const around = objects.slice(objects.lastIndexOf('<<', index), objects.indexOf('>>', index))
    if (!/\/Parent\b/.test(around)) return true
  }
  return false
}
