import sharp, { type Sharp } from 'sharp'
import { rejected } from '#contract/shapes/problem.ts'

/** More is a bomb, or nothing that a browser could show. */
const mostPixels = 100_000_000
/** As large as any page shows a picture on a dense screen, with room for crops. */
const longestSide = 4800
/** The image service reads no larger file. */
const mostBytes = 12 * 1024 * 1024
const mostSeconds = 60

export interface TakenPicture {
  bytes: Buffer
  extension: string
  width: number
  height: number
}

/**
 * A picture as it is kept: turned the way it is seen, no larger than it is ever shown, in sRGB, and without anything that
 * the camera wrote into it, where it was taken above all.
 */
export async function takeInPicture(bytes: Buffer, extension: string): Promise<TakenPicture> {
  const isAnimated = extension === 'gif' || extension === 'webp'
  const input = { limitInputPixels: mostPixels, failOn: 'error', animated: isAnimated } as const
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { ...input, limitInputPixels: false }).metadata()
    if (width * height > mostPixels)
      throw rejected(`The picture has more than ${mostPixels / 1_000_000} million pixels. Save it smaller.`)
    const turned = sharp(bytes, input).autoOrient().timeout({ seconds: mostSeconds })
    const sized =
      pages > 1
        ? turned
        : turned.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    const first = await encoded(sized, extension)
    if (first.bytes.length <= mostBytes) return first
    return await encoded(sized, 'webp')
  } catch (error) {
    if (error instanceof Error && error.name === 'ApiProblem') throw error
    throw rejected('The picture cannot be read: it is damaged, or not whole.')
  }
}

async function encoded(image: Sharp, extension: string): Promise<TakenPicture> {
  const { data, info } = await written(image.clone(), extension).toBuffer({ resolveWithObject: true })
  return { bytes: data, extension, width: info.width, height: info.pageHeight ?? info.height }
}

function written(image: Sharp, extension: string): Sharp {
  if (extension === 'png') return image.png()
  if (extension === 'gif') return image.gif()
  if (extension === 'webp') return image.webp({ quality: 92 })
  if (extension === 'avif') return image.avif({ quality: 75 })
  return image.jpeg({ quality: 92, mozjpeg: true })
}
