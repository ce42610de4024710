import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#contract/api.ts'
import { safeReturnPath } from '#contract/pages/return-path.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { TenantScope } from '#server/db/tenant-scope.ts'
import type { Kinds } from '#server/editing/kind/kinds.ts'
import { type PreviewPass, readPreviewPass } from '#server/editing/pieces/preview-pass.ts'
import { inPreview } from '#server/editing/pieces/preview-scope.ts'
import type { Workshop } from '#server/limits/workshop.ts'
import { cookieLine, cookiesIn } from '#server/signing/cookies.ts'
import type { Sign } from '#server/signing/sign.ts'
import type { Asker } from '#server/unit-of-work/work.ts'
import type { Rendered } from '../cache/page-entry.ts'
import { type PagesDeps, renderPage } from './pages.ts'
import { markPreview } from './preview-mark.ts'
import { unlessAbandoned } from './unless-abandoned.ts'

const cookieName = 'fieldhouse.preview'

export interface PreviewsDeps {
  pages: Omit<PagesDeps, 'previews'>
  /** Few at a time: each holds a connection of those that write for as long as its page is made. */
  workshop: Workshop
  scope: TenantScope
  kinds: Kinds
  sign: Sign
  now: () => Date
  isSecure: boolean
  /** The API as it is over a scope, at a moment. */
  apiOver(scope: TenantScope, moment: Date, tenant: Tenant, asker: Asker): Api
}

export interface Previews {
  /** What is asked for otherwise than by a page, as a preview has it; null where nobody looks at one. */
  look<Told>(
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: Tenant,
    ask: (api: Api) => Promise<Told>,
  ): Promise<Told> | null
  /** Answers a page as a preview shows it; null where nobody looks at one. */
  answer(request: FastifyRequest, reply: FastifyReply, tenant: Tenant): Promise<FastifyReply> | null
  /** The same for a frame beside a form: its address has the pass, so that other pages of the browser stay as they are. */
  frame(
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: Tenant,
    framed: { word: string; target: string },
  ): Promise<FastifyReply>
}

/** The school as a preview of its look shows it. */
const inLook = (tenant: Tenant, { look }: PreviewPass): Tenant =>
  look
    ? {
        ...tenant,
        name: look.name,
        abbreviation: look.abbreviation,
        brand: look.brand,
        configuration: { ...tenant.configuration, logo: look.logo },
      }
    : tenant

/** Never kept, never found, by anybody. */
function asPreview(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow, noarchive')
    .header('referrer-policy', 'no-referrer')
}

/**
 * Whoever looks at a preview is given nothing that is kept or found, whatever answers: a page, a document, a feed. Pictures
 * and other files of the storage are the same for everybody.
 */
export function keepNoPreview(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers }, reply) => {
    if (cookiesIn(headers.cookie).has(cookieName)) asPreview(reply)
  })
}

/**
 * The site as it would be: what a pass names is published within a transaction, the page is made from that, and the
 * transaction is taken back. A signed address begins it and a cookie carries it from page to page.
 */
export function openPreviews(deps: PreviewsDeps): Previews {
  const { pages, sign, now } = deps

  const passOf = ({ headers }: FastifyRequest, tenant: Tenant): PreviewPass | null => {
    const word = cookiesIn(headers.cookie).get(cookieName)
    return word ? readPreviewPass(sign, word, tenant.key, now()) : null
  }

  const momentOf = ({ at }: PreviewPass): Date => (at === null ? now() : new Date(at))

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: Tenant,
    pass: PreviewPass,
    shown: Shown = { target: request.raw.url ?? '/', framed: null },
  ) {
    if (request.method === 'POST')
      return asPreview(reply).code(405).type('text/plain').send('A preview takes no forms. Leave it first.\n')
    const caller = deps.workshop.callerOf(request, reply)
    deps.workshop.count(caller)
    // Asked before the transaction begins: the embedded database has one connection.
    const asker = await pages.findAsker(request.headers, tenant)
    const rendered = await deps.workshop.make(caller, () => render(request, tenant, pass, asker, shown))
    const to = new Map(rendered.headers).get('location')
    if (to !== undefined && shown.framed) return leadFrame(reply, tenant, shown.framed, to)
    for (const [name, value] of rendered.headers) reply.header(name, value)
    return asPreview(reply).code(rendered.status).send(rendered.body)
  }

  /** Within the preview, as far as it is of the site; where else a page leads is said, and not gone to. */
  function leadFrame(reply: FastifyReply, tenant: Tenant, word: string, to: string): FastifyReply {
    const own = new URL(pages.originOf(tenant))
    const url = new URL(to, own)
    if (url.origin === own.origin)
      return asPreview(reply).redirect(`/preview/frame/${word}${url.pathname}${url.search}`, 303)
    return asPreview(reply).type('text/plain; charset=utf-8').send(`This page leads to ${url.href}\n`)
  }

  /** Made on the server, also for a school whose pages are made in the browser: the browser knows no drafts. */
  function render(
    request: FastifyRequest,
    tenant: Tenant,
    pass: PreviewPass,
    asker: Asker,
    { target: wanted, framed }: Shown,
  ): Promise<Rendered> {
    const moment = momentOf(pass)
    const target = wanted.startsWith('/') ? wanted : '/'
    const url = new URL(pages.originOf(tenant) + target)
    url.search = pages.site.knownSearch(url.pathname, url.search)
    const looked = inLook(tenant, pass)
    const shown: Tenant = { ...looked, configuration: { ...looked.configuration, disableSSR: false } }
    return inPreview(deps, tenant, pass, moment, async (scope, applied) => {
      const rendered = await renderPage(
        new Request(url, { headers: { accept: request.headers.accept ?? '*/*' } }),
        shown,
        { ...pages, api: () => deps.apiOver(scope, moment, looked, asker) },
        { asker, sender: null },
      )
      const sent = [...rendered.headers]
      const isDocument = sent.some(([name, value]) => name === 'content-type' && /html/.test(value))
      if (!isDocument) return rendered
      if (framed)
        return {
          ...rendered,
          headers: ofBody(sent),
          body: Buffer.from(withoutScripts(String(rendered.body))),
        }
      const told = new Intl.DateTimeFormat('en-US', {
        dateStyle: 'full',
        timeStyle: 'short',
        timeZone: tenant.timeZone,
      }).format(moment)
      const html = markPreview(String(rendered.body), { ...applied, moment: told, path: target })
      return { ...rendered, headers: ofBody(sent), body: Buffer.from(html) }
    })
  }

  return {
    look(request, reply, tenant, ask) {
      const pass = passOf(request, tenant)
      if (!pass) return null
      const caller = deps.workshop.callerOf(request, reply)
      deps.workshop.count(caller)
      return deps.workshop.make(caller, async () => {
        const asker = await pages.findAsker(request.headers, tenant)
        return inPreview(deps, tenant, pass, momentOf(pass), (scope) =>
          ask(deps.apiOver(scope, momentOf(pass), tenant, asker)),
        )
      })
    },
    answer(request, reply, tenant) {
      const pass = passOf(request, tenant)
      return pass && show(request, reply, tenant, pass)
    },
    async frame(request, reply, tenant, { word, target }) {
      const pass = readPreviewPass(sign, word, tenant.key, now())
      if (!pass) return over(reply)
      // A file is no page, and is what it is whatever a draft says of it.
      if (target.startsWith('/documents/'))
        return asPreview(reply)
          .type('text/plain; charset=utf-8')
          .send('A document has no page. Open its address to see the file.\n')
      return show(request, reply, tenant, pass, { target, framed: word })
    },
  }
}

/** Which page, and in a frame its pass: there the desk says that it is a preview. */
interface Shown {
  target: string
  framed: string | null
}

/** Those that stay true of another body. */
const ofBody = (sent: readonly (readonly [string, string])[]) =>
  sent.filter(([name]) => name !== 'content-length' && name !== 'etag')

/** A page in a frame is looked at: it counts nobody, asks for no consent and goes nowhere by itself. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/ autofocus(?:="[^"]*")?(?=[ />])/gi, '')

const over = (reply: FastifyReply) =>
  asPreview(reply).code(404).type('text/plain').send('This preview is over, or never was one.\n')

interface Opened {
  Querystring: { pass?: string; to?: string }
}

/** The addresses that begin a preview and end it. */
export function previewRoutes(
  app: FastifyInstance,
  { pages, sign, now, isSecure }: PreviewsDeps,
  previews: Previews,
): void {
  const lead = (reply: FastifyReply, to: string | undefined, value: string, seconds: number) =>
    asPreview(reply)
      .header('set-cookie', cookieLine({ name: cookieName, value, seconds }, isSecure))
      .redirect(safeReturnPath(to), 303)
  app.get<Opened>('/preview', async (request, reply) => {
    const tenant = pages.directory.byHost(request.headers.host)
    const { pass: word = '', to } = request.query
    const pass = tenant && readPreviewPass(sign, word, tenant.key, now())
    if (!pass) return over(reply)
    return lead(reply, to, word, Math.ceil((pass.until - now().getTime()) / 1000))
  })
  app.get<Opened>('/preview/leave', async (request, reply) => lead(reply, request.query.to, '', 0))
  app.get<{ Params: { word: string; '*': string } }>('/preview/frame/:word/*', async (request, reply) => {
    const tenant = pages.directory.byHost(request.headers.host)
    if (!tenant) return over(reply)
    const { word } = request.params
    const prefix = `/preview/frame/${word}`
    const target = (request.raw.url ?? '').slice(prefix.length)
    // Who types goes on to the next frame before this one is there.
    return unlessAbandoned(reply, () => previews.frame(request, reply, tenant, { word, target }))
  })
}
