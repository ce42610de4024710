import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import type { Tenant } from '#contract/tenants.ts'
import type { Storage } from '../../adapters/storage.ts'
import { answerProblem, holdsVersion, MediaProblem, statPublicFile } from './media.files.ts'
import { icoFile } from './media.ico.ts'

interface Icon {
  size: number
  /** As tall as wide unless it says otherwise. */
  height?: number
  /** How much of the side the logo takes; the rest is margin. */
  share: number
  /** Drawn on the school's colour, where a phone would show black or cut the corners off. */
  isFilled: boolean
}

const icons: Record<string, Icon> = {
  '/icons/192.png': { size: 192, share: 1, isFilled: false },
  '/icons/512.png': { size: 512, share: 1, isFilled: false },
  // A mask may leave a circle of four fifths of the side.
  '/icons/maskable-512.png': { size: 512, share: 0.56, isFilled: true },
  '/icons/cover-1400.png': { size: 1400, share: 0.7, isFilled: true },
  // What networks show of a page without a picture of its own.
  '/images/logos/site/site.png': { size: 1600, height: 840, share: 0.4, isFilled: true },
  '/apple-touch-icon.png': { size: 180, share: 0.76, isFilled: true },
  '/favicon.ico': { size: 48, share: 1, isFilled: false },
}

const maxPixels = 50_000_000
/** A drawing is read at the resolution that it is shown at. */
const drawingDensity = (scale: number): number => Math.min(2_400, Math.max(1, 72 * scale))

export interface IconOptions {
  storage: Storage
  tenantOf: (host: string | undefined) => Tenant | undefined
}

/** The icons of a school, drawn from its logo. They are few and small: each is drawn once and stays in memory. */
export function iconRoutes({ storage, tenantOf }: IconOptions): FastifyPluginAsync {
  return async (app) => {
    const drawn = new Map<string, { etag: string; bytes: Promise<Buffer> }>()
    app.setErrorHandler(answerProblem)

    for (const [path, icon] of Object.entries(icons)) {
      app.get(path, async (request: FastifyRequest, reply) => {
        const tenant = tenantOf(request.headers.host)
        const logo = tenant && (await logoOf(storage, tenant))
        if (!logo) throw new MediaProblem(404, 'There is no such icon.')
        const { primary } = tenant.brand
        const etag = `"${logo.etag.replaceAll(/[^\w-]/g, '')}-${icon.size}-${primary.slice(1)}"`
        reply
          .header('etag', etag)
          .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
          .header('x-content-type-options', 'nosniff')
          .type(path.endsWith('.ico') ? 'image/x-icon' : 'image/png')
        if (holdsVersion(request.headers['if-none-match'], etag)) return reply.code(304).send()
        const key = `${tenant.key} ${path}`
        let known = drawn.get(key)
        if (known?.etag !== etag) {
          known = { etag, bytes: drawIcon(logo.bytes, icon, primary) }
          drawn.set(key, known)
          known.bytes.catch(() => drawn.delete(key))
        }
        const png = await known.bytes
        return reply.send(path.endsWith('.ico') ? icoFile(png, icon.size) : png)
      })
    }
  }
}

/** The logo of a school is a file of ours; another site's picture makes no icon. */
async function logoOf(storage: Storage, { configuration }: Tenant) {
  const path = configuration.logo.replace(/^\/+(files\/)?/, '')
  await statPublicFile(storage, path)
  return storage.read(path)
}

export async function drawIcon(
  logo: Buffer,
  { size, height: tall = size, share, isFilled }: Icon,
  colour: string,
): Promise<Buffer> {
  const inner = Math.round(size * share)
  const { format, width, height } = await sharp(logo, { limitInputPixels: false }).metadata()
  const density = format === 'svg' ? { density: drawingDensity(inner / Math.max(width, height)) } : {}
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const picture = await sharp(logo, { ...density, limitInputPixels: maxPixels })
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: tall, channels: 4, background: isFilled ? colour : clear } })
    .composite([{ input: picture }])
    .png()
    .toBuffer()
}
