export type ImageMethod = 'crop' | 'resize'
export type ImageType = 'webp' | 'jpeg' | 'png'

export type ImageRequest = {
  /** A storage path such as `halcyon/stories/12.jpg`, or an absolute address. */
  src: string
  width?: number
  height?: number
  method?: ImageMethod
  gravity?: string
  type?: ImageType
  colorspace?: 'bw'
}

/** Where a school has its pictures made, and who stands for a person without a portrait. */
export interface PicturePlaces {
  /** A path of the site, or an address before which a CDN stands. */
  images: string
  person: string | null
}

const ownPlaces: PicturePlaces = { images: '/images', person: null }
let places: () => PicturePlaces | undefined = () => ownPlaces

/** Told once: on the server the answer is that of the school whose page is being made, in a browser that of its document. */
export const placePictures = (given: typeof places): void => {
  places = given
}

/** The picture of a person: the portrait, or the school's stand-in. */
export const personImage = (src: string | null | undefined): string | null =>
  src || (places() ?? ownPlaces).person

/** The steps in which pictures are made, so that pages share the copies instead of each asking for its own width. */
export const WIDTHS = [48, 96, 160, 240, 320, 480, 640, 960, 1280, 1600, 1920, 2560]

function isAbsolute(src: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(src)
}

function storagePath(src: string): string {
  return src.replace(/^\/+(files\/)?/, '')
}

export function isSvg(src: string): boolean {
  return /^data:image\/svg\+xml|\.svg(?:[?#]|$)/i.test(src)
}

/** A crest is sharp at any size and weighs little; what is wider is a scene, and a phone would draw it stroke by stroke. */
const mostDrawnWidth = 150
/** So is a mark among marks, which keeps its shape: it stands in several places of a page, and is asked for once. */
const mostOfMark = { width: 240, height: 80 }

const isMark = ({ width = 0, height = 0, method }: Omit<ImageRequest, 'src'>) =>
  method === 'resize' && width <= mostOfMark.width && height <= mostOfMark.height

/** Whether a browser gets the drawing itself. A bitmap is made of what lies in our own storage alone. */
export const isDrawn = ({ src, width = 0, ...box }: ImageRequest): boolean =>
  isSvg(src) && (width <= mostDrawnWidth || isAbsolute(src) || isMark({ width, ...box }))

/** The stored file as it is: drawings stay sharp at any size and need no resizing. */
export function fileUrl(src: string): string {
  if (isAbsolute(src)) return src
  const path = storagePath(src)
  // Nearly every path needs no escaping, and a roster has a hundred of them.
  return `/files/${/^[\w./-]*$/.test(path) ? path : path.split('/').map(encodeURIComponent).join('/')}`
}

/** The address of one rendition. Cropping needs both dimensions; resizing keeps the shape and takes the width. */
export function imageUrl(request: ImageRequest): string {
  const { src, width, height, method = 'crop', gravity, type = 'webp', colorspace } = request
  const crops = method === 'crop' && width !== undefined && height !== undefined
  const query = new URLSearchParams({ url: isAbsolute(src) ? src : storagePath(src) })
  if (width !== undefined) query.set('width', String(Math.round(width)))
  if (height !== undefined && (crops || width === undefined)) query.set('height', String(Math.round(height)))
  if (crops && gravity !== undefined) query.set('gravity', gravity)
  query.set('type', type)
  if (colorspace !== undefined) query.set('colorspace', colorspace)
  return `${(places() ?? ownPlaces).images}/${crops ? 'crop' : 'resize'}?${query}`
}

/** The steps up to twice the shown width, which is as much as a dense screen can use, from a quarter of it. */
export function imageWidths(width: number): number[] {
  const first = WIDTHS.findIndex((step) => step >= width / 4)
  const last = WIDTHS.findIndex((step) => step >= width * 2)
  return last === -1 ? WIDTHS.slice(first) : WIDTHS.slice(first, last + 1)
}

export function imageSrcSet(request: ImageRequest & { width: number }): string {
  const shape = request.height === undefined ? undefined : request.height / request.width
  return imageWidths(request.width)
    .map((width) => {
      const height = shape === undefined ? undefined : Math.max(1, Math.round(width * shape))
      return `${imageUrl({ ...request, width, height })} ${width}w`
    })
    .join(', ')
}
