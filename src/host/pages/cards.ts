import { createHash } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import type { Api } from '#contract/api.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Storage } from '#server/adapters/storage.ts'
import type { Card, CardSchool } from '#server/domains/media/cards/card.ts'
import { type CardSubject, cardShape, cardSubject } from '#server/domains/media/cards/card-address.ts'
import {
  gameCardOf,
  milestoneCardOf,
  playerCardOf,
  schoolCardOf,
  storyCardOf,
} from '#server/domains/media/cards/card-facts.ts'
import { cardEdition, drawCard, picturesIn } from '#server/domains/media/cards/draw-card.ts'
import { answerProblem, holdsVersion, MediaProblem } from '#server/domains/media/media.files.ts'
import { sourceOf } from '#server/domains/media/media.image-params.ts'
import { createImageSources, type ImageSource } from '#server/domains/media/media.image-source.ts'
import { createImageCache } from '#server/domains/media/media.images.ts'
import { Abandoned, Refused } from '#server/limits/dropped.ts'
import { shareFlights } from '#server/limits/riders.ts'
import type { Workshop } from '#server/limits/workshop.ts'
import type { PagesDeps } from './pages.ts'

interface CardsDeps extends Pick<PagesDeps, 'api' | 'directory' | 'originOf'> {
  storage: Storage
  allowedHosts: string[]
  cacheDir: string
  /** Draws what is not kept, in turns. */
  workshop: Workshop
}

type CardRequest = FastifyRequest<{ Params: { '*': string }; Querystring: Record<string, unknown> }>

const maxCacheBytes = 128 * 1024 * 1024
/** A network that asks again within minutes is told the same; a score that counts is in the page's address of its card. */
const cacheControl = 'public, max-age=120, stale-while-revalidate=600'

/** /cards/…: what networks show of a page, and what an office posts, drawn from what everybody may read. */
export function cards(app: FastifyInstance, deps: CardsDeps): void {
  const cache = createImageCache(deps.cacheDir, maxCacheBytes)
  const kept = {
    read: cache.read,
    // A full or read-only disk makes cards slow, not absent.
    write: (name: string, bytes: Buffer) =>
      cache.write(name, bytes).catch((error: unknown) => app.log.warn(error, 'card cache not written')),
  }
  const sources = createImageSources({ storage: deps.storage, allowedHosts: deps.allowedHosts, kept })
  const drawing = shareFlights<Buffer>()
  app.addHook('onClose', () => cache.settled())

  async function answer(request: CardRequest, reply: FastifyReply): Promise<FastifyReply> {
    const tenant = deps.directory.byHost(request.headers.host)
    const subject = cardSubject(request.params['*'])
    if (!tenant || !subject) throw new MediaProblem(404, 'There is no such card.')
    const shape = cardShape(request.query.shape)
    if (!shape) throw new MediaProblem(400, 'shape must be one of wide, square, tall.')
    const caller = deps.workshop.callerOf(request, reply)
    const card = await askCard(
      deps.api(tenant, () => {}),
      subject,
    )
    if (!card) throw new MediaProblem(404, 'There is no such card.')
    const school = schoolOf(tenant, deps.originOf(tenant))
    const pictures = new Map<string, ImageSource>()
    for (const name of picturesIn(card, school)) {
      // A card without a picture that is gone is a card all the same.
      const source = await Promise.try(() => sources.open(sourceOf(name))).catch(() => null)
      if (source) pictures.set(name, source)
    }
    const etags = [...pictures].map(([name, { etag }]) => [name, etag])
    const key = digestOf([cardEdition, sharp.versions.sharp, card, school, shape, etags])
    reply
      .header('etag', `"${key}"`)
      .header('cache-control', cacheControl)
      .header('x-content-type-options', 'nosniff')
      .type('image/png')
    if (holdsVersion(request.headers['if-none-match'], `"${key}"`)) return reply.code(304).send()
    const file = `${key}.png`
    const found = await kept.read(file)
    if (found) return reply.send(found)
    const read = async (name: string) => (await pictures.get(name)?.load())?.bytes ?? null
    const make = async () => {
      const bytes = await drawCard(card, school, shape, read)
      await kept.write(file, bytes)
      return bytes
    }
    const made = await drawing(
      key,
      async (allGone) => {
        deps.workshop.count(caller)
        return deps.workshop.make(caller, make, allGone)
      },
      caller.gone,
    )
    return reply.send(made)
  }

  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    '/cards/*',
    { errorHandler: answerError },
    answer,
  )
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Abandoned) return reply.hijack()
  if (error instanceof Refused) {
    reply.header('retry-after', error.retryAfterSeconds)
    return answerProblem(new MediaProblem(error.statusCode, error.message), request, reply)
  }
  // Hidden, protected or unknown: of none of them a card may tell anything.
  if (isApiProblem(error) && error.status < 500)
    return answerProblem(new MediaProblem(404, 'There is no such card.'), request, reply)
  return answerProblem(error, request, reply)
}

const digestOf = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const schoolOf = (tenant: Tenant, origin: string): CardSchool => ({
  name: tenant.name,
  abbreviation: tenant.abbreviation,
  primary: tenant.brand.primary,
  secondary: tenant.brand.secondary,
  logo: tenant.configuration.logo,
  host: new URL(origin).hostname.replace(/^www\./, ''),
})

/** Asked as anybody would: what the public may not read is on no card. */
async function askCard(api: Api, subject: CardSubject): Promise<Card | null> {
  switch (subject.kind) {
    case 'school':
      return schoolCardOf((await api.settings.seo())?.settings ?? null)
    case 'story':
      return storyCardOf(await api.news.story({ storyDate: subject.day, storySlug: subject.slug }))
    case 'game':
      return gameCardOf(await api['game-center'].hero({ gameId: subject.id }))
    case 'player':
    case 'milestone': {
      const bio = await api.rosters.player({ rosterPlayerId: subject.id })
      // Whoever has played no game yet has no statistics.
      const stats = await api.stats.player({ playerId: bio.player.playerId }).catch((error: unknown) => {
        if (isApiProblem(error) && error.status === 404) return null
        throw error
      })
      return subject.kind === 'player' ? playerCardOf(bio, stats) : milestoneCardOf(bio, stats, subject.count)
    }
  }
}
