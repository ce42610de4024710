import type { IncomingHttpHeaders } from 'node:http'
import { holdsVersion } from './media.files.ts'

/** One answer to many who ask for the same picture in the same moment. */
export interface HotAnswer {
  etag: string
  /** As `writeHead` takes them: for the picture itself, and where the visitor holds it already. */
  headers: readonly string[]
  notModifiedHeaders: readonly string[]
  bytes: Buffer
}

interface Asked {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

const mostAnswers = 2000
/** Each answer has these of its own, or they are its body's. */
const ofOneAnswer = new Set(['x-request-id', 'set-cookie', 'date', 'connection', 'keep-alive'])
const ofTheBody = new Set(['content-type', 'content-length'])

/** Browsers that can show different forms are given different ones at the same address. */
const keyOf = (url: string, { accept }: IncomingHttpHeaders) => `${takesAvif(accept) ? 'avif' : ''} ${url}`

/** A browser says which pictures it can show. */
export const takesAvif = (accept: string | undefined): boolean => accept?.includes('image/avif') ?? false

export interface HotAnswers {
  /** What is to be answered without asking anybody; undefined where it has to be found out again. */
  find(asked: Asked): HotAnswer | undefined
  keep(asked: Asked, headers: Readonly<Record<string, unknown>>, bytes: Buffer): void
  /** What is behind an address has changed. */
  clear(): void
}

/**
 * The pictures that many ask for, with all their headers, so that they are answered before any framework. No longer than
 * a source is believed to be as it was: then it is looked at again, for all who ask meanwhile.
 */
export function openHotAnswers(freshMs = 1000, now: () => number = () => performance.now()): HotAnswers {
  const hot = new Map<string, { answer: HotAnswer; until: number }>()
  return {
    find({ method, url, headers }) {
      if (method !== 'GET' || !url || hot.size === 0) return undefined
      const found = hot.get(keyOf(url, headers))
      if (!found || found.until <= now()) return undefined
      // Whoever holds another version may hold one that is right as well.
      const held = headers['if-none-match']
      return held === undefined || holdsVersion(held, found.answer.etag) ? found.answer : undefined
    },
    keep({ method, url, headers: asked }, sent, bytes) {
      if (method !== 'GET' || !url) return
      const notModifiedHeaders: string[] = []
      const headers = ['content-type', String(sent['content-type']), 'content-length', String(bytes.length)]
      for (const [name, value] of Object.entries(sent))
        if (value !== undefined && !ofOneAnswer.has(name) && !ofTheBody.has(name))
          notModifiedHeaders.push(name, String(value))
      headers.push(...notModifiedHeaders)
      if (hot.size >= mostAnswers) hot.clear()
      const answer = { etag: String(sent.etag), headers, notModifiedHeaders, bytes }
      hot.set(keyOf(url, asked), { answer, until: now() + freshMs })
    },
    clear: () => hot.clear(),
  }
}
