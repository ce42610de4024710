import { rejected } from '#contract/shapes/problem.ts'

const mostBytes = 512 * 1024
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export interface CrestFile {
  bytes: Buffer
  extension: 'png' | 'svg'
}

/** What a drawing has no need of, and what would act or fetch: it is refused whole, for nobody can see what is left out. */
const active =
  /<script|<foreignObject|<iframe|<!ENTITY|\son\w+\s*=|(?:href|src)\s*=(?!\s*["']?\s*(?:#|data:image\/(?:png|jpeg)))/i

/** A crest as it was given, told by its content and not by its name. */
export function crestIn(bytes: Buffer): CrestFile {
  if (bytes.length > mostBytes) throw rejected('The crest is larger than 512 kB. Save it smaller.')
  if (bytes.subarray(0, png.length).equals(png)) return { bytes, extension: 'png' }
  const text = bytes.toString('utf8')
  if (!/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>[]*>\s*)?<svg[\s>]/i.test(text))
    throw rejected('The crest is neither a PNG nor an SVG file.')
  if (active.test(text))
    throw rejected('The crest has scripts or links to other files in it. Save it as a plain SVG.')
  return { bytes, extension: 'svg' }
}
