import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { STATUS_CODES } from 'node:http'
import { join } from 'node:path'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import sharp, { type Sharp } from 'sharp'
import type { Storage } from '../../adapters/storage.ts'
import { postWebhook } from '../../adapters/webhook.ts'
import { Abandoned, Refused } from '../../limits/dropped.ts'
import { createFairQueue } from '../../limits/fair-queue.ts'
import { shareFlights } from '../../limits/riders.ts'
import type { Caller, Workshop } from '../../limits/workshop.ts'
import { type HotAnswers, takesAvif } from './hot-answers.ts'
import { inMemory } from './hot-pictures.ts'
import { assetIn } from './library/asset-address.ts'
import { cropAround } from './library/crop-around.ts'
import type { Library } from './library/open-library.ts'
import { answerProblem, holdsVersion, MediaProblem, replaceable } from './media.files.ts'
import { IMAGE_MODES, type ImageParams, MAX_DIMENSION, parseImageParams } from './media.image-params.ts'
import { createImageSources } from './media.image-source.ts'
import { createSmallerPictures } from './media.smaller-pictures.ts'
import { createThumbnailAlarm } from './thumbnail-alarm.ts'

interface Size {
  width: number
  height: number
}

const MAX_INPUT_PIXELS = 50_000_000
const MAX_DRAWN_SIDE = 4096
const MAX_DENSITY = 10_000
const MAX_SECONDS = 10
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif', 'svg']

/**
 * The size of the answer. A picture is never enlarged: a crop that the source cannot fill keeps its shape and
 * becomes smaller, so the page that reserved its place does not shift. A drawing has no size of its own to
 * outgrow.
 */
export function outputSize(
  params: Pick<ImageParams, 'mode' | 'width' | 'height'>,
  source: Size,
  drawn: boolean,
): Size {
  const cap = drawn && params.mode !== 'convert' ? Number.POSITIVE_INFINITY : 1
  const whole = (size: number) => Math.max(1, Math.round(size))
  const { width, height } = params
  if (params.mode === 'crop' && width !== null && height !== null) {
    const scale = drawn ? 1 : Math.min(1, source.width / width, source.height / height)
    return { width: whole(width * scale), height: whole(height * scale) }
  }
  const scale = Math.min(
    cap,
    (width ?? MAX_DIMENSION) / source.width,
    (height ?? MAX_DIMENSION) / source.height,
  )
  return { width: whole(source.width * scale), height: whole(source.height * scale) }
}

/** The resolution that draws an SVG at the size wanted, within bounds. */
function drawingDensity(source: Size, output: Size): number {
  const wanted = Math.max(output.width / source.width, output.height / source.height)
  const bounded = Math.min(wanted, MAX_DRAWN_SIDE / source.width, MAX_DRAWN_SIDE / source.height)
  return Math.min(MAX_DENSITY, Math.max(1, 72 * bounded))
}

/** What a browser that can show more is given in place of a WebP of the same quality. */
const AVIF = { quality: 55, effort: 4 }

function encode(image: Sharp, { type, quality }: ImageParams, asAvif: boolean): Sharp {
  if (asAvif) return image.avif(AVIF)
  if (type === 'png') return image.png()
  if (type === 'jpeg')
    return image.flatten({ background: 'white' }).jpeg({ quality: quality ?? 80, mozjpeg: true })
  return image.webp({ quality: quality ?? 80 })
}

export async function renderImage(
  bytes: Buffer,
  params: ImageParams,
  { allowSvg, asAvif = false }: { allowSvg: boolean; asAvif?: boolean },
): Promise<Buffer> {
  const input = { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' } as const
  try {
    // The header alone is read here, and a drawing of any size can be drawn smaller.
    const meta = await sharp(bytes, { ...input, limitInputPixels: false }).metadata()
    const drawn = meta.format === 'svg'
    if (drawn && !allowSvg) throw new MediaProblem(422, 'SVG is taken from our own storage only.')
    if (!FORMATS.includes(meta.format))
      throw new MediaProblem(422, `Pictures of type ${meta.format} are not read.`)
    if (!drawn && meta.width * meta.height > MAX_INPUT_PIXELS) {
      throw new MediaProblem(422, `The picture has more than ${MAX_INPUT_PIXELS} pixels.`)
    }
    const source = meta.autoOrient
    const size = outputSize(params, source, drawn)
    const density = drawn ? { density: drawingDensity(source, size) } : {}
    const position = params.gravity === 'smart' ? 'attention' : (params.gravity ?? 'center')
    const fit = params.mode === 'crop' ? 'cover' : 'fill'
    let image = sharp(bytes, { ...input, ...density }).autoOrient()
    // What a focus leaves has the shape of the answer, so that nothing more is cut off.
    if (params.focus && !drawn) image = image.extract(cropAround(params.focus, source, size))
    image = image.resize({ ...size, fit, position })
    if (params.colorspace === 'bw') image = image.grayscale()
    return await encode(image, params, asAvif).timeout({ seconds: MAX_SECONDS }).toBuffer()
  } catch (error) {
    throw error instanceof MediaProblem
      ? error
      : new MediaProblem(422, 'The file is not a picture that can be read.')
  }
}

const TOUCH_AFTER_MS = 60_000
const RECOUNT_AFTER_WRITES = 500

/** Files by name in a folder, bounded in bytes: what was used longest ago goes first. */
export function createImageCache(folder: string, maxBytes: number) {
  let bytesSeen = Number.POSITIVE_INFINITY
  // What is written while a sweep counts may or may not be in its count, so it is added: too much starts a sweep early.
  let bytesAdded = 0
  let writes = 0
  let sweeping: Promise<void> | null = null
  const place = (name: string) => join(folder, name.slice(0, 2), name)

  async function sweep(): Promise<void> {
    bytesAdded = 0
    const names = await readdir(folder, { recursive: true })
    const files: { file: string; size: number; used: number }[] = []
    for (const name of names) {
      const file = join(folder, name)
      const info = await stat(file).catch(() => null)
      if (info?.isFile()) files.push({ file, size: info.size, used: info.mtimeMs })
    }
    bytesSeen = files.reduce((sum, { size }) => sum + size, 0)
    if (bytesSeen <= maxBytes) return
    // Down to four fifths, so that not every write of a full cache starts another sweep.
    for (const { file, size } of files.sort((a, b) => a.used - b.used)) {
      if (bytesSeen <= maxBytes * 0.8) break
      await rm(file, { force: true })
      bytesSeen -= size
    }
  }

  return {
    async read(name: string): Promise<Buffer | null> {
      const handle = await open(place(name), 'r').catch(() => null)
      if (handle === null) return null
      try {
        const now = new Date()
        if (now.getTime() - (await handle.stat()).mtimeMs > TOUCH_AFTER_MS) await handle.utimes(now, now)
        return await handle.readFile()
      } finally {
        await handle.close()
      }
    },

    async write(name: string, bytes: Buffer): Promise<void> {
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true })
      const temporary = join(folder, name.slice(0, 2), `${randomUUID()}.tmp`)
      await writeFile(temporary, bytes)
      await rename(temporary, place(name))
      bytesAdded += bytes.length
      // Other processes may share the folder, so the count is renewed now and then.
      if (bytesSeen + bytesAdded <= maxBytes && ++writes % RECOUNT_AFTER_WRITES !== 0) return
      // A sweep that fails leaves too much behind, which the next one takes away.
      sweeping ??= sweep()
        .catch(() => {})
        .finally(() => {
          sweeping = null
        })
    },

    /** Resolves when no sweep is under way. */
    async settled(): Promise<void> {
      await sweeping
    },
  }
}

export interface ImageOptions {
  storage: Storage
  cacheDir: string
  allowedHosts: string[]
  allowPrivateAddresses?: boolean
  maxCacheBytes?: number
  /** Where somebody has said what must be seen of a stored picture. */
  library?: Pick<Library, 'find'>
  /** Makes what is not kept, in turns. */
  workshop: Workshop
  /** Is given what was answered, for whoever asks for the same in a moment. */
  hot?: HotAnswers
  /** Where the operator wants to hear that many pictures fail; without it the log alone says so. */
  webhook?: string
  storedFreshMs?: number
}

const MAX_CACHE_BYTES = 512 * 1024 * 1024
const MAX_DOWNLOADS = 8
const MAX_WAITING_DOWNLOADS = 256

/** The name of an answer: the request in its one form, the version of the source and that of the renderer. */
function cacheKey(params: ImageParams, sourceEtag: string): string {
  const { vips, sharp: renderer } = sharp.versions
  return createHash('sha256')
    .update(JSON.stringify([renderer, vips, params, sourceEtag]))
    .digest('hex')
}

export function imageRoutes(options: ImageOptions): FastifyPluginAsync {
  const { maxCacheBytes = MAX_CACHE_BYTES, workshop, hot } = options
  return async (app) => {
    // One thread a job: jobs run side by side, and a core stays free for pages. Results rest on disk, not in
    // the renderer's memory.
    sharp.concurrency(1)
    sharp.cache(false)

    const cache = createImageCache(options.cacheDir, maxCacheBytes)
    // A full or read-only disk makes pictures slow, not absent.
    const keep = (name: string, bytes: Buffer) =>
      cache.write(name, bytes).catch((error: unknown) => app.log.warn(error, 'image cache not written'))
    const kept = { read: cache.read, write: keep }
    const made = inMemory(kept)
    const smaller = createSmallerPictures(made, (error) =>
      app.log.debug(error, 'no smaller picture was made'),
    )
    const sources = createImageSources({ ...options, kept })
    const downloads = createFairQueue({ running: MAX_DOWNLOADS, waiting: MAX_WAITING_DOWNLOADS })
    const opening = shareFlights<Awaited<ReturnType<typeof sources.open>>>()
    const rendering = shareFlights<{ key: string; bytes: Buffer }>()

    const openSource = ({ source }: ImageParams, { network, gone }: Caller) =>
      source.kind === 'storage'
        ? sources.open(source)
        : opening(source.url, (allGone) => downloads(network, () => sources.open(source), allGone), gone)

    async function focused(params: ImageParams): Promise<ImageParams> {
      if (params.mode !== 'crop' || params.source.kind !== 'storage') return params
      const focus = (await options.library?.find(params.source.path))?.focus
      return focus ? { ...params, focus } : params
    }

    const countFailure = createThumbnailAlarm(({ kind, state }) => {
      const text = `Thumbnail errors (${kind}): ${state}`
      if (state === 'raised') app.log.error({ kind }, text)
      else app.log.warn({ kind }, text)
      if (options.webhook)
        postWebhook(options.webhook, { text, kind, state }).catch((error: unknown) =>
          app.log.error(error, 'the webhook was not told'),
        )
    })
    app.setErrorHandler<FastifyError | MediaProblem>((error, request, reply) => {
      if (error instanceof Abandoned) return reply.hijack()
      if (error instanceof Refused) {
        reply.header('retry-after', error.retryAfterSeconds)
        return answerProblem(new MediaProblem(error.statusCode, error.message), request, reply)
      }
      const status = error.statusCode ?? 500
      // Whoever asks for what no page asks for has made the mistake himself.
      if (status !== 400 && status !== 403) countFailure(STATUS_CODES[status] ?? String(status))
      return answerProblem(error, request, reply)
    })
    app.addHook('onClose', async () => {
      await smaller.settled()
      await cache.settled()
    })

    for (const mode of IMAGE_MODES) {
      app.get<{ Querystring: Record<string, unknown> }>(`/images/${mode}`, async (request, reply) => {
        const parsed = parseImageParams(mode, request.query)
        if (!parsed.ok) throw new MediaProblem(400, parsed.detail)
        const params = await focused(parsed.params)
        const isOfLibrary = params.source.kind === 'storage' && assetIn(params.source.path) !== null
        const caller = workshop.callerOf(request, reply)
        const source = await openSource(params, caller)
        const fileName = (key: string) => `${key}.${params.type}`
        const send = (version: string, bytes: Buffer | null, type: string = params.type) => {
          reply
            .header('etag', `"${version}"`)
            .header(
              'cache-control',
              isOfLibrary ? replaceable : 'public, max-age=86400, stale-while-revalidate=604800',
            )
            .header('x-content-type-options', 'nosniff')
          if (params.type === 'webp') reply.header('vary', 'accept')
          if (bytes === null) return reply.code(304).send()
          reply.type(`image/${type}`)
          hot?.keep(request.raw, reply.getHeaders(), bytes)
          return reply.send(bytes)
        }

        const key = cacheKey(params, source.etag)
        const small = `${key}-avif`
        const held = [key, small].find((version) =>
          holdsVersion(request.headers['if-none-match'], `"${version}"`),
        )
        if (held) return send(held, null)
        const mayBeSmaller = params.type === 'webp' && takesAvif(request.headers.accept)
        const found = mayBeSmaller ? await smaller.find(key) : null
        if (found !== null) return send(small, found, 'avif')
        const cached = await made.read(fileName(key))
        if (cached !== null) {
          if (mayBeSmaller)
            smaller.want(key, cached.length, async () => {
              const { bytes } = await source.load()
              return renderImage(bytes, params, { allowSvg: source.allowSvg, asAvif: true })
            })
          return send(key, cached)
        }
        const make = async () => {
          const loaded = await source.load()
          const drawn = {
            key: cacheKey(params, loaded.etag),
            bytes: await renderImage(loaded.bytes, params, source),
          }
          await made.write(fileName(drawn.key), drawn.bytes)
          return drawn
        }
        const drawn = await rendering(
          key,
          async (allGone) => {
            workshop.count(caller)
            return workshop.make(caller, make, allGone)
          },
          caller.gone,
        )
        return send(drawn.key, drawn.bytes)
      })
    }
  }
}
