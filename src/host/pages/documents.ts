import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#contract/api.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { type Storage, StoragePathError, type StoredInfo } from '#server/adapters/storage.ts'
import { answerProblem, MediaProblem, sendStoredFile } from '#server/domains/media/media.files.ts'
import { type Asker, isSomebody } from '#server/unit-of-work/work.ts'
import { senderOf } from '#server/writes/call-routes.ts'
import type { PagesDeps } from './pages.ts'

interface DocumentsDeps extends Pick<PagesDeps, 'api' | 'directory' | 'findAsker' | 'previews'> {
  storage: Storage
  /** Answers where there is no file to give: a page says why. */
  page: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

type DocumentRequest = FastifyRequest<{ Params: { '*': string } }>

/** A document may be withdrawn, so a copy of it is good for minutes; asking whether it still is costs nothing. */
const cacheControl = (asker: Asker) =>
  isSomebody(asker) ? 'private, no-store' : 'public, max-age=300, stale-while-revalidate=3600'

/** /documents/ and any path: the file that the office keeps under it. The path is a name to look up, never a place. */
export function documents(app: FastifyInstance, deps: DocumentsDeps): void {
  async function answer(request: DocumentRequest, reply: FastifyReply): Promise<FastifyReply> {
    const found = await findDocument(deps, request, reply)
    if (!found) return deps.page(request, reply)
    reply.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(found.name)}`)
    const sent = sendStoredFile(request, reply, { storage: deps.storage, ...found })
    return sent.catch((error: unknown) => {
      if (!(error instanceof MediaProblem)) throw error
      reply.removeHeader('content-disposition')
      return answerProblem(error, request, reply)
    })
  }
  app.route({ method: ['GET', 'HEAD'], url: '/documents/*', exposeHeadRoute: false, handler: answer })
}

interface FoundDocument {
  path: string
  name: string
  info: StoredInfo
  cacheControl: string
}

async function findDocument(
  { api, directory, findAsker, storage, previews }: DocumentsDeps,
  request: DocumentRequest,
  reply: FastifyReply,
): Promise<FoundDocument | null> {
  const { params, headers } = request
  const tenant = directory.byHost(headers.host)
  const path = params['*']
  if (!tenant || !isDocumentPath(path)) return null
  try {
    const ask = (of: Api) => of.news.document({ path })
    const asker = await findAsker(headers, tenant)
    // The draft of one has its file in the storage already: whoever was sent a preview's address is given that.
    const document = await (previews?.look(request, reply, tenant, ask) ??
      ask(api(tenant, () => {}, { asker, sender: senderOf(request, reply) })))
    if (!document || !isOwnFile(document.storagePath, tenant.key)) return null
    const info = await storage.stat(document.storagePath)
    const name = path.split('/').at(-1) ?? path
    return info && { path: document.storagePath, name, info, cacheControl: cacheControl(asker) }
  } catch (error) {
    // Hidden, protected or unknown: the page asks again and says which.
    if (isApiProblem(error) || error instanceof StoragePathError) return null
    throw error
  }
}

/** What the database can be asked for at all. */
export const isDocumentPath = (path: string): boolean => /^[^\p{Cc}]{1,400}$/u.test(path)

/** Whatever a row says, a school gives away its own files only. */
export const isOwnFile = (storagePath: string, tenant: string): boolean =>
  storagePath.startsWith(`${tenant}/`) || storagePath.startsWith(`private/${tenant}/`)
