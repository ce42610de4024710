import { setPriority, type } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { apiOf } from '#contract/client/api-calls.ts'
import type { PageRequest } from '#contract/pages/page-request.ts'
import { loadBuiltSite } from '../pages/site-build.ts'
import type { Calls, FromThread, SentPage, SentRequest, ToThread, Written } from './messages.ts'
import { errorOf, tellError } from './told-error.ts'

/**
 * THE THREAD THAT DRAWS PAGES. It has the site's code and nothing else: what a page is made of it asks of the API, which
 * is in the thread that answers everybody.
 */
const port = parentPort
if (!port) throw new Error('This is no thread')
// Who waits for a kept page goes first. On other systems it would concern the whole process.
if (type() === 'Linux') setPriority(5)

const site = await loadBuiltSite(workerData as string)
const send = (message: FromThread, ...transferred: ArrayBuffer[]) => port.postMessage(message, transferred)

interface Making {
  /** By the number of the call. */
  waiting: Map<number, PromiseWithResolvers<unknown>>
  /** Asked since the last time something was sent. */
  asked: Calls
  gone: AbortController
}

const pages = new Map<number, Making>()
const kept = new Map<number, unknown>()
/** Which call an error comes from: the other thread has the error itself. */
const callOfError = new WeakMap<object, number>()
let lastCall = 0

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'make':
      return void make(message.page, read(message.tenant) as PageRequest['tenant'], message)
    case 'answer': {
      // Also where nobody waits any more: what is to be kept is not sent again.
      const value = read(message.value)
      return take(message.page, message.call)?.resolve(value)
    }
    case 'refusal': {
      const error = errorOf(message.error)
      callOfError.set(error, message.call)
      return take(message.page, message.call)?.reject(error)
    }
    case 'gone':
      return pages.get(message.page)?.gone.abort()
    case 'forget':
      return message.kept.forEach((number) => kept.delete(number))
    case 'failure':
      return void answer(message.page, async () =>
        send({
          kind: 'written',
          page: message.page,
          document: await site.writeFailureDocument(message.facts),
        }),
      )
  }
})
send({ kind: 'ready', rules: site.rules })

async function make(
  page: number,
  tenant: PageRequest['tenant'],
  { request, sent }: { request: SentRequest; sent: SentPage },
): Promise<void> {
  const making: Making = { waiting: new Map(), asked: [], gone: new AbortController() }
  pages.set(page, making)
  const { url, method, headers, body } = request
  await answer(page, async () => {
    const response = await site.handle(
      new Request(url, { method, headers, body, signal: making.gone.signal }),
      {
        ...sent,
        tenant,
        api: apiOf((domain, name, input) => ask(page, making, domain, name, input)),
        onError: (error) => send({ kind: 'error', page, ...told(error) }),
      },
    )
    const bytes = await response.arrayBuffer()
    send({ kind: 'made', page, status: response.status, headers: [...response.headers], body: bytes }, bytes)
  })
  pages.delete(page)
}

async function answer(page: number, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    send({ kind: 'failed', page, ...told(error) })
  }
}

const told = (error: unknown) => ({
  error: tellError(error),
  call: typeof error === 'object' && error !== null ? callOfError.get(error) : undefined,
})

/** What is asked in one turn of the loop goes together: the API asks the database for all of it at once. */
function ask(page: number, making: Making, domain: string, name: string, input: unknown): Promise<unknown> {
  const call = ++lastCall
  const answered = Promise.withResolvers<unknown>()
  making.waiting.set(call, answered)
  if (making.asked.length === 0)
    setImmediate(() => send({ kind: 'calls', page, calls: making.asked.splice(0) }))
  making.asked.push([call, domain, name, input])
  return answered.promise
}

function take(page: number, call: number): PromiseWithResolvers<unknown> | undefined {
  const waiting = pages.get(page)?.waiting
  const found = waiting?.get(call)
  waiting?.delete(call)
  return found
}

function read(written: Written): unknown {
  if ('kept' in written) return kept.get(written.kept)
  const value: unknown = written.text === undefined ? undefined : JSON.parse(written.text)
  if (written.keepAs !== undefined) kept.set(written.keepAs, value)
  return value
}
