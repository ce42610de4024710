import type { Asset } from '#contract/editing/media.ts'
import { fileUrl, imageUrl, isSvg } from '#ui/image-url.ts'
import type { IconName } from '../parts/Icon.tsx'

/** Changes with whatever changes the picture, so that the desk shows it at once. */
const versionOf = ({ bytes, focalX, focalY }: Asset) => `v=${bytes}-${focalX ?? ''}-${focalY ?? ''}`

/** A crop as pages make it. */
export const thumbnail = (asset: Asset, width: number, height: number): string =>
  `${imageUrl({ src: asset.address, width, height })}&${versionOf(asset)}`

/** All of it, as wide as it is asked for. */
export const whole = (asset: Asset, width: number): string =>
  `${imageUrl({ src: asset.address, width })}&${versionOf(asset)}`

/** A picture by what a content says of it: of the storage by way of the image service, any other as it is. */
export const pictureAt = (url: string, width: number): string =>
  /^https?:|^\/(?!files\/)/.test(url) ? url : isSvg(url) ? fileUrl(url) : imageUrl({ src: url, width })

export const fileOf = (asset: Asset): string => fileUrl(asset.address)

export const iconOf: Readonly<Record<Asset['type'], IconName>> = {
  picture: 'media',
  video: 'screen',
  sound: 'promotion',
  document: 'drafts',
}

export const lacksAlt = ({ type, alt, isDecorative }: Asset): boolean =>
  type === 'picture' && !isDecorative && (alt ?? '').trim() === ''

/** '2.4 MB'. */
export const sizeWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** What is said of a file under its name: '4800 × 3200 · 2.4 MB'. */
export const factsOf = ({ width, height, bytes, contentType }: Asset): string =>
  [
    width && height ? `${width} × ${height}` : null,
    bytes > 0 ? sizeWords(bytes) : null,
    /[a-z\d]+(?=\+xml|$)/.exec(contentType.split(';')[0] ?? '')?.[0].toUpperCase(),
  ]
    .filter(Boolean)
    .join(' · ')
