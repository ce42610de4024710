import type { Asset } from '#contract/editing/media.ts'
import { call, callBytes, Refused } from '../api/call.ts'
import { somethingChanged } from '../api/queries.ts'
import { forget, keep, kept } from '../ground/kept.ts'
import { createStore } from '../ground/store.ts'
import { firstPartSize, nextPartSize } from './part-size.ts'

export type UploadState = 'waiting' | 'sending' | 'paused' | 'lost' | 'done' | 'known' | 'refused'

/** A file on its way into the library. */
export interface Upload {
  id: number
  name: string
  bytes: number
  sent: number
  state: UploadState
  problem: string | null
  asset: Asset | null
}

interface Job {
  id: number
  file: File
  sportId: number | null
  replaces: number | null
  /** What it has in common with those that were chosen with it. */
  drop: string | null
  key: string | null
  /** Cuts the part that is on its way. */
  cut: AbortController
  settle(asset: Asset | null): void
}

export const uploads = createStore<readonly Upload[]>([])
const jobs = new Map<number, Job>()
let count = 0
const atOnce = 2

const show = (id: number, change: Partial<Upload>): void =>
  uploads.set(uploads.get().map((each) => (each.id === id ? { ...each, ...change } : each)))
const stateOf = (id: number) => uploads.get().find((each) => each.id === id)?.state

interface Options {
  sportId?: number | null
  replaces?: number | null
}

/** Takes files in, two at a time; each answers with what it has become, or with nothing where it was not taken. */
export function upload(files: readonly File[], { sportId = null, replaces = null }: Options = {}) {
  const drop = files.length > 1 ? crypto.randomUUID() : null
  const added = files.map((file) => {
    const { promise, resolve } = Promise.withResolvers<Asset | null>()
    const id = ++count
    jobs.set(id, {
      id,
      file,
      sportId,
      replaces,
      drop,
      key: null,
      cut: new AbortController(),
      settle: resolve,
    })
    const { name, size } = file
    return {
      promise,
      shown: { id, name, bytes: size, sent: 0, state: 'waiting' as const, problem: null, asset: null },
    }
  })
  uploads.set([...uploads.get(), ...added.map(({ shown }) => shown)])
  goOn()
  return added.map(({ promise }) => promise)
}

function goOn(): void {
  const busy = uploads.get().filter(({ state }) => state === 'sending' || state === 'lost').length
  const next = uploads.get().filter(({ state }) => state === 'waiting')
  for (const { id } of next.slice(0, Math.max(0, atOnce - busy))) {
    const job = jobs.get(id)
    if (!job) continue
    show(id, { state: 'sending', problem: null })
    void run(job).finally(goOn)
  }
}

export function pause(id: number): void {
  show(id, { state: 'paused' })
  jobs.get(id)?.cut.abort()
}

export function resume(id: number): void {
  const job = jobs.get(id)
  if (!job) return
  job.cut = new AbortController()
  show(id, { state: 'waiting' })
  goOn()
}

export function cancel(id: number): void {
  const job = jobs.get(id)
  jobs.delete(id)
  uploads.set(uploads.get().filter((each) => each.id !== id))
  if (!job) return
  job.cut.abort()
  job.settle(null)
  forget(placeOf(job.file))
  if (job.key) void call('cancelUpload', { upload: job.key }).catch(() => null)
  goOn()
}

/** Takes those off the list that are through. */
export const clearUploads = (): void =>
  uploads.set(uploads.get().filter(({ state }) => !['done', 'known', 'refused'].includes(state)))

const isGoing = (id: number) => ['sending', 'lost'].includes(stateOf(id) ?? '')

/** A file that is chosen again after the browser was closed goes on where it was. */
const placeOf = ({ name, size, lastModified }: File) => `upload:${name}:${size}:${lastModified}`
const isKey = (value: unknown): value is string => typeof value === 'string'

async function run(job: Job): Promise<void> {
  const { id, file } = job
  for (let tries = 0; isGoing(id); tries += 1) {
    try {
      await send(job, () => {
        tries = 0
      })
      return
    } catch (error) {
      if (!isGoing(id)) return
      if (error instanceof Refused && error.status !== 409) {
        forget(placeOf(file))
        jobs.delete(id)
        show(id, { state: 'refused', problem: error.message })
        job.settle(null)
        return
      }
      // Nobody answered, or the server knows better how far it is: it is asked, and then it goes on.
      show(id, { state: 'lost' })
      await wait(Math.min(1000 * 2 ** tries, 15_000))
      if (isGoing(id)) show(id, { state: 'sending' })
    }
  }
}

/** So long, or until the connection is back. */
const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    addEventListener('online', done)
  })

async function send(job: Job, onProgress: () => void): Promise<void> {
  const { id, file, replaces, sportId, drop } = job
  let sent = await begun(job)
  let size = firstPartSize
  while (sent !== null && sent < file.size) {
    if (!isGoing(id) || job.key === null) return
    const began = performance.now()
    const part = file.slice(sent, sent + size)
    const input = { upload: job.key, offset: sent }
    sent = (await callBytes('sendPart', input, part, job.cut.signal)).received
    size = nextPartSize(size, performance.now() - began)
    onProgress()
    show(id, { sent })
  }
  if (sent === null || job.key === null || !isGoing(id)) return
  const { asset, isNew } = await call('finishUpload', {
    upload: job.key,
    body: { sportId, replaces, ...(drop ? { drop } : {}) },
  })
  finished(job, asset, isNew || replaces !== null)
}

/** Where it goes on; null where the library has the file already. */
async function begun(job: Job): Promise<number | null> {
  const { file, replaces, id } = job
  job.key ??= kept(placeOf(file), isKey)
  if (job.key !== null) {
    const known = await call('upload', { upload: job.key }).catch((error: unknown) => {
      if (error instanceof Refused) return null
      throw error
    })
    if (known) {
      show(id, { sent: known.received })
      return known.received
    }
  }
  const hash = replaces === null ? await hashOf(file) : null
  const { upload: key, asset } = await call('beginUpload', {
    body: { name: file.name.slice(-300) || 'Pasted picture', bytes: file.size, ...(hash ? { hash } : {}) },
  })
  if (asset) {
    finished(job, asset, false)
    return null
  }
  job.key = key
  if (key) keep(placeOf(file), key)
  return 0
}

function finished(job: Job, asset: Asset, isNew: boolean): void {
  jobs.delete(job.id)
  forget(placeOf(job.file))
  show(job.id, { state: isNew ? 'done' : 'known', sent: job.file.size, asset })
  job.settle(asset)
  tellSoon()
}

/** A folder of pictures tells the screens every few of them, and after the last. */
const tellMs = 1500
let told: ReturnType<typeof setTimeout> | undefined
function tellSoon(): void {
  const isLast = jobs.size === 0
  if (isLast) clearTimeout(told)
  else if (told !== undefined) return
  told = setTimeout(
    () => {
      told = undefined
      void somethingChanged()
    },
    isLast ? 0 : tellMs,
  )
}

/** Files that are larger are told apart when they have come. */
const mostHashed = 64 * 1024 * 1024

async function hashOf(file: File): Promise<string | null> {
  // There is none where the desk is not opened over HTTPS.
  if (file.size > mostHashed || !('subtle' in crypto)) return null
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
