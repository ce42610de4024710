/** Where the site shows a thing of the media domain. One place, since lists of mixed content make them too. */
export const mediaAddress = {
  podcast: (slug: string, id: number) => `/podcasts/${slug}/${id}`,
  publication: (slug: string) => `/publications/${slug}`,
  gallery: (slug: string, id: number) => `/galleries/${slug}/${id}`,
  video: (slug: string, id: number) => `/watch/${slug}/${id}`,
}

export const fileAddress = (storagePath: string): string => `/files/${storagePath}`
