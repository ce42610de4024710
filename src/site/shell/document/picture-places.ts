import type { SiteConfiguration } from '#contract/tenants.ts'
import type { PicturePlaces } from '#ui/image-url.ts'

/** What a school's configuration says of its pictures. */
export const picturePlaces = ({
  imagesCdnPath,
  defaultPersonImage,
}: Pick<SiteConfiguration, 'imagesCdnPath' | 'defaultPersonImage'>): PicturePlaces => ({
  images: imagesCdnPath.replace(/\/+$/, '') || '/images',
  person: defaultPersonImage || null,
})
