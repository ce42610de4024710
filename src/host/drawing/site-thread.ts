import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { callOf } from '#contract/client/api-calls.ts'
import type { PageRequest, WrittenDocument } from '#contract/pages/page-request.ts'
import { addressRules, requireBuild, type Site, type SiteRules } from '../pages/site-build.ts'
import { KeptValues } from './kept-values.ts'
import type { Calls, FromThread, ToldError, ToThread } from './messages.ts'
import { errorOf, tellError } from './told-error.ts'

/** What is under way in the thread, by its number. */
interface UnderWay {
  request?: PageRequest
  /** What calls failed with, by their numbers. */
  failures: Map<number, unknown>
  made(answer: Response | WrittenDocument): void
  failed(error: unknown): void
}

interface Thread {
  rules: SiteRules
  send(message: ToThread, ...transferred: ArrayBuffer[]): void
  kept: KeptValues
  underWay: Map<number, UnderWay>
}

let lastPage = 0
const opened = new Map<string, Promise<Site>>()

/**
 * The built site in a thread of its own, so that whoever asks for a kept page does not wait while another is drawn. If
 * the thread ends, what it was making fails, and the next page starts another. A process has one for each build.
 */
export function openSiteThread(buildDir: string): Promise<Site> {
  return opened.getOrInsertComputed(buildDir, () => open(buildDir))
}

async function open(buildDir: string): Promise<Site> {
  requireBuild(buildDir)
  let starting: Promise<Thread> | null = null
  const thread = () =>
    (starting ??= startThread(buildDir, () => {
      starting = null
    }))
  const { rules } = await thread()
  return {
    async handle(request, page) {
      const { tenant, api: _api, onError: _onError, ...sent } = page
      const body = request.body ? await request.arrayBuffer() : null
      const { kept, send, underWay } = await thread()
      const number = ++lastPage
      const answered = Promise.withResolvers<Response | WrittenDocument>()
      underWay.set(number, {
        request: page,
        failures: new Map(),
        made: answered.resolve,
        failed: answered.reject,
      })
      const leave = () => send({ kind: 'gone', page: number })
      request.signal.addEventListener('abort', leave, { once: true })
      send(
        {
          kind: 'make',
          page: number,
          tenant: kept.write(tenant),
          request: { url: request.url, method: request.method, headers: [...request.headers], body },
          sent,
        },
        ...(body ? [body] : []),
      )
      if (request.signal.aborted) leave()
      try {
        return (await answered.promise) as Response
      } finally {
        underWay.delete(number)
        request.signal.removeEventListener('abort', leave)
      }
    },
    async writeFailureDocument(facts) {
      const { send, underWay } = await thread()
      const number = ++lastPage
      const answered = Promise.withResolvers<Response | WrittenDocument>()
      underWay.set(number, { failures: new Map(), made: answered.resolve, failed: answered.reject })
      send({ kind: 'failure', page: number, facts })
      return answered.promise.finally(() => underWay.delete(number)) as Promise<WrittenDocument>
    },
    ...addressRules(rules),
    readyPages: rules.readyPages,
  }
}

async function startThread(buildDir: string, onEnd: () => void): Promise<Thread> {
  const worker = new Worker(join(import.meta.dirname, 'thread.ts'), { workerData: buildDir, execArgv: [] })
  const ready = Promise.withResolvers<SiteRules>()
  const send: Thread['send'] = (message, ...transferred) => worker.postMessage(message, transferred)
  const kept = new KeptValues((numbers) => send({ kind: 'forget', kept: numbers }))
  const underWay: Thread['underWay'] = new Map()
  const fail = (error: unknown) => {
    onEnd()
    ready.reject(error)
    for (const { failed } of underWay.values()) failed(error)
    underWay.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread that draws pages has ended')))
  worker.on('message', (message: FromThread) => {
    if (message.kind === 'ready') return ready.resolve(message.rules)
    const page = underWay.get(message.page)
    if (!page) return
    const thrown = ({ call, error }: { call: number | undefined; error: ToldError }) =>
      (call !== undefined && page.failures.get(call)) || errorOf(error)
    switch (message.kind) {
      case 'calls':
        return perform(message.page, message.calls, page)
      case 'error':
        return page.request?.onError(thrown(message))
      case 'failed':
        return page.failed(thrown(message))
      case 'made': {
        const { status, headers, body } = message
        // Nothing comes with a redirect, and the web's own answers allow none with some of them.
        return page.made(new Response(body.byteLength > 0 ? body : null, { status, headers }))
      }
      case 'written':
        return page.made(message.document)
    }
  })
  function perform(page: number, calls: Calls, { request, failures }: UnderWay): void {
    for (const [call, domain, name, input] of calls) {
      const asked = request && callOf(request.api, domain, name)
      const answered = asked ? asked(input) : Promise.reject(new Error(`There is no ${domain}.${name}`))
      answered.then(
        (value) => send({ kind: 'answer', page, call, value: kept.write(value) }),
        (error: unknown) => {
          failures.set(call, error)
          send({ kind: 'refusal', page, call, error: tellError(error) })
        },
      )
    }
  }

  const rules = await ready.promise
  // From here on the server's own connections are what keeps the process; until here nothing else may.
  worker.unref()
  return { rules, send, kept, underWay }
}
