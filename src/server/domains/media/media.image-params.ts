import { parseStoragePath, StoragePathError } from '../../adapters/storage.ts'
import type { Focus } from './library/crop-around.ts'

export const IMAGE_MODES = ['resize', 'crop', 'convert'] as const
export type ImageMode = (typeof IMAGE_MODES)[number]

const IMAGE_TYPES = ['jpeg', 'png', 'webp'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

const COLOR_SPACES = ['srgb', 'bw'] as const

// 'smart' looks for the part of the picture that draws the eye.
const GRAVITIES = [
  'center',
  'centre',
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'smart',
] as const
type GravityWord = (typeof GRAVITIES)[number]
export type Gravity = Exclude<GravityWord, 'centre'>

export const MAX_DIMENSION = 3000
/**
 * Sizes go in steps, so that pages share the copies and nobody has one made for every pixel. The site asks for these
 * (ui/image-url.ts); what anybody else asks for becomes the next larger one.
 */
export const SIZE_STEPS = [48, 96, 160, 240, 320, 480, 640, 960, 1280, 1600, 1920, 2560, MAX_DIMENSION]
const QUALITY_STEP = 10
const MAX_URL = 2048
const DEFAULT_QUALITY = 80

export type SourceAddress = { kind: 'storage'; path: string } | { kind: 'remote'; url: string }

/** What is asked for, in the one form that equal requests share: it is the key of the cache. */
export interface ImageParams {
  mode: ImageMode
  source: SourceAddress
  width: number | null
  height: number | null
  /** Only a crop has one. */
  gravity: Gravity | null
  /** Of a crop of the media library: where somebody has said what must be seen, that counts before what a page asks for. */
  focus?: Focus
  type: ImageType
  colorspace: (typeof COLOR_SPACES)[number]
  /** PNG is lossless and has none. */
  quality: number | null
}

export type ParsedImageParams = { ok: true; params: ImageParams } | { ok: false; detail: string }

class BadParam extends Error {}

type Query = Readonly<Record<string, unknown>>

function text(query: Query, name: string): string | null {
  const value = Object.hasOwn(query, name) ? query[name] : undefined
  if (value === undefined) return null
  if (typeof value !== 'string') throw new BadParam(`Give ${name} once.`)
  return value
}

function wholeNumber(query: Query, name: string, max: number): number | null {
  const value = text(query, name)
  if (value === null) return null
  if (!/^[1-9]\d{0,3}$/.test(value) || Number(value) > max) {
    throw new BadParam(`${name} must be a whole number from 1 to ${max}.`)
  }
  return Number(value)
}

function oneOf<T extends string>(query: Query, name: string, words: readonly T[], fallback: T): T {
  const value = text(query, name)
  if (value === null) return fallback
  const word = words.find((known) => known === value)
  if (word === undefined) throw new BadParam(`${name} must be one of ${words.join(', ')}.`)
  return word
}

const sourceAddress = (query: Query): SourceAddress => sourceOf(text(query, 'url'))

/** Where a picture is that content names: a path of our storage, or another site's address. */
export function sourceOf(value: string | null): SourceAddress {
  if (value === null || value === '') throw new BadParam('url is required.')
  if (value.length > MAX_URL) throw new BadParam(`url must be at most ${MAX_URL} characters long.`)
  if (/^https?:\/\//i.test(value)) {
    const url = URL.parse(value)
    if (url === null) throw new BadParam('url is not a valid address.')
    if (url.username !== '' || url.password !== '')
      throw new BadParam('url must not carry a user or password.')
    url.hash = ''
    return { kind: 'remote', url: url.href }
  }
  const path = value.startsWith('/files/') ? value.slice('/files/'.length) : value
  try {
    parseStoragePath(path)
  } catch (error) {
    if (error instanceof StoragePathError) {
      throw new BadParam(
        'url must be a stored file such as /files/school/photos/name.png, or an http(s) address.',
      )
    }
    throw error
  }
  return { kind: 'storage', path }
}

function checkDimensions(mode: ImageMode, width: number | null, height: number | null): void {
  const given = [width, height].filter((size) => size !== null).length
  if (mode === 'crop' && given !== 2) throw new BadParam('crop needs width and height.')
  if (mode === 'resize' && given !== 1)
    throw new BadParam('resize needs either width or height; crop takes both.')
  if (mode === 'convert' && given !== 0)
    throw new BadParam('convert takes no width or height; use resize or crop.')
}

const stepUp = (size: number): number => SIZE_STEPS.find((step) => step >= size) ?? MAX_DIMENSION

/** The sizes that a request gets. A crop keeps its shape, the width going in steps. */
function steppedSize(width: number | null, height: number | null): Pick<ImageParams, 'width' | 'height'> {
  if (width === null || height === null)
    return { width: width && stepUp(width), height: height && stepUp(height) }
  const scale = Math.min(stepUp(width) / width, MAX_DIMENSION / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Names that are not ours are ignored, so an address may carry a version or a campaign. */
export function parseImageParams(mode: ImageMode, query: Query): ParsedImageParams {
  try {
    const source = sourceAddress(query)
    const width = wholeNumber(query, 'width', MAX_DIMENSION)
    const height = wholeNumber(query, 'height', MAX_DIMENSION)
    checkDimensions(mode, width, height)
    const gravity = oneOf(query, 'gravity', GRAVITIES, 'center')
    const type = oneOf(query, 'type', IMAGE_TYPES, 'webp')
    const colorspace = oneOf(query, 'colorspace', COLOR_SPACES, 'srgb')
    const quality = wholeNumber(query, 'quality', 100) ?? DEFAULT_QUALITY
    return {
      ok: true,
      params: {
        mode,
        source,
        ...steppedSize(width, height),
        gravity: mode !== 'crop' ? null : gravity === 'centre' ? 'center' : gravity,
        type,
        colorspace,
        quality: type === 'png' ? null : Math.ceil(quality / QUALITY_STEP) * QUALITY_STEP,
      },
    }
  } catch (error) {
    if (error instanceof BadParam) return { ok: false, detail: error.message }
    throw error
  }
}
