import type { ComponentProps } from 'react'
import { fileUrl, type ImageMethod, imageSrcSet, imageUrl, isDrawn } from './image-url.ts'

export type ImageProps = Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height' | 'alt' | 'loading'
> & {
  /** A storage path such as `halcyon/stories/12.jpg`, or an absolute address. */
  src: string
  /** Empty for a picture that repeats what the text beside it says. */
  alt: string
  width: number
  height: number
  method?: ImageMethod
  gravity?: string
  /** The picture of the first screen: loaded at once and before others. */
  priority?: boolean
  /** Small drawings (.svg) are served as they are; set this where a bitmap is needed. */
  raster?: boolean
}

export function Image({
  src,
  alt,
  width,
  height,
  method = 'crop',
  gravity,
  sizes = `(min-width: ${width / 16}em) ${width}px, 100vw`,
  priority = false,
  raster = false,
  ...rest
}: ImageProps) {
  const request = { src, width, height, method, gravity }
  const source =
    isDrawn(request) && !raster
      ? { src: fileUrl(src) }
      : { src: imageUrl(request), srcSet: imageSrcSet(request), sizes }
  return (
    <img
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      {...rest}
      {...source}
      alt={alt}
      width={width}
      height={height}
    />
  )
}
