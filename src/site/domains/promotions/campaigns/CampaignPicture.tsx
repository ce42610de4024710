import type { Picture } from '#contract/promotions.ts'
import { Image } from '#ui/Image.tsx'
import { fileUrl, imageSrcSet, isSvg } from '#ui/image-url.ts'
import { pictureSources } from './campaign-picture.ts'

interface CampaignPictureProps {
  picture: Picture
  /** The box it is shown in, at its widest. */
  width: number
  height: number
  /** Where text beside it already says what it shows. */
  isDecoration?: boolean
  priority?: boolean
  sizes?: string
  className?: string | undefined
}

export function CampaignPicture({
  picture,
  width,
  height,
  isDecoration = false,
  sizes = '100vw',
  ...shown
}: CampaignPictureProps) {
  const sources = pictureSources(picture)
  if (!sources) return null
  const { wider, base } = sources
  const box = { width, height, method: 'resize' as const }
  return (
    <picture>
      {wider.map(({ url, from }) => (
        <source
          key={from}
          media={`(min-width: ${from / 16}em)`}
          srcSet={isSvg(url) ? fileUrl(url) : imageSrcSet({ src: url, ...box })}
          sizes={isSvg(url) ? undefined : sizes}
        />
      ))}
      <Image {...shown} {...box} src={base.url} alt={isDecoration ? '' : base.alt} sizes={sizes} />
    </picture>
  )
}
