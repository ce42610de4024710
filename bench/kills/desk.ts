import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Draft, Item, Release } from '#contract/editing/desk.shapes.ts'
import { changes, drafts } from '#server/db/schema/editing.ts'
import { partners } from '#server/db/schema/settings.ts'
import { createUser } from '#server/domains/accounts/accounts.service.ts'
import { password } from '#tests/support/account-door.ts'
import type { Visitor, Writes } from './visitor.ts'

const email = 'publisher@desk.example'
/** How many go out together, or not at all. */
const together = 3

interface Piece {
  id: number
  /** The last text that the server said it has. */
  text: string
  isPublished: boolean
}

/** Somebody at the desk who types, publishes alone and together, and is told each time that it is kept. */
export function deskWrites(): Writes {
  const pieces: Piece[] = []
  const releases: { pieces: Piece[]; isOut: boolean }[] = []
  let saves = 0
  let cookie: Promise<string> | undefined

  return {
    name: 'desk',
    async prepare({ database }) {
      await createUser(database, { email, name: 'A publisher', password, tenant: 'east', role: 'publisher' })
    },
    async visit(visitor) {
      cookie ??= signIn(visitor)
      const desk = deskOf(visitor, await cookie)
      if (Math.random() < 0.3) {
        const release = await desk.told<Release>('POST', '/releases', { title: `Together ${randomUUID()}` })
        const written: Piece[] = []
        for (let count = 0; count < together; count++) {
          const piece = await write(desk)
          await desk.told('PUT', `/kinds/partners/items/${piece.id}/release`, { releaseId: release.id })
          written.push(piece)
        }
        const kept = { pieces: written, isOut: false }
        releases.push(kept)
        await desk.until('POST', `/releases/${release.id}/publish`, {}, async () => {
          const now = await desk.told<Release>('GET', `/releases/${release.id}`)
          return now.publishedAt !== null
        })
        kept.isOut = true
        return
      }
      const piece = await write(desk)
      pieces.push(piece)
      if (Math.random() < 0.3) return
      const { draft } = await desk.item(piece.id)
      const body = { version: draft?.version ?? 1 }
      await desk.until('POST', `/kinds/partners/items/${piece.id}/publish`, body, async () => {
        const { published } = await desk.item(piece.id)
        return published?.description === piece.text
      })
      piece.isPublished = true
    },
    async judge({ scope }) {
      const found = await scope.read('east', async (tx) => ({
        rows: new Map((await tx.select().from(partners)).map((row) => [row.id, row.description])),
        drafts: new Map(
          (await tx.select().from(drafts).where(eq(drafts.kind, 'partners'))).map((row) => [
            row.contentId,
            row.value.description,
          ]),
        ),
        made: await tx.select().from(changes).where(eq(changes.tableName, 'partners')),
      }))
      const isThere = ({ id, text, isPublished }: Piece) =>
        found.rows.get(id) === text || (!isPublished && found.drafts.get(id) === text)
      const outOf = (all: readonly Piece[]) => all.filter(({ id }) => found.rows.has(id)).length
      const inserted = found.made
        .filter(({ operation }) => operation === 'insert')
        .map(({ rowKey }) => rowKey)
      return {
        saves,
        published: pieces.filter(({ isPublished }) => isPublished).length,
        draftsLeft: pieces.filter(({ isPublished }) => !isPublished).length,
        releases: releases.filter(({ isOut }) => isOut).length,
        lost: pieces.filter((piece) => !isThere(piece)).length,
        releasesLost: releases.filter(({ isOut, pieces: all }) => isOut && outOf(all) < together).length,
        halfPublishedFault: releases.filter(({ pieces: all }) => ![0, together].includes(outOf(all))).length,
        doubled: inserted.length - new Set(inserted).size,
        unrecordedFault: [...found.rows.keys()].filter((id) => !inserted.includes(String(id))).length,
      }
    },
  }

  /** Begins something and types a few words, each of which the server acknowledges. */
  async function write(desk: Desk): Promise<Piece> {
    const first = `Begun ${randomUUID()}`
    const value = { title: first, tier: 'premier', url: 'https://example.com/', description: first, rank: 0 }
    const item = await desk.told<Item>('POST', '/kinds/partners/items', { key: randomUUID(), value })
    let version = item.draft?.version ?? 1
    let text = first
    const words = 1 + Math.floor(Math.random() * 4)
    for (let word = 0; word < words; word++) {
      const next = `${text} and ${word}`
      const body = { version, values: { description: next }, from: { description: text } }
      const saved = await desk.told<Draft>('PUT', `/kinds/partners/items/${item.id}/draft`, body)
      if (saved.value.description !== next)
        throw new Error(`Another text was saved: ${JSON.stringify(saved)}`)
      version = saved.version
      text = next
      saves++
      await sleep(Math.random() * 20)
    }
    return { id: item.id, text, isPublished: false }
  }
}

interface Desk {
  told<Answer>(method: string, path: string, body?: object): Promise<Answer>
  item(id: number): Promise<Item>
  /** What may have been done by a process that died before it could say so is looked up. */
  until(method: string, path: string, body: object, isDone: () => Promise<boolean>): Promise<void>
}

async function signIn({ insist }: Visitor): Promise<string> {
  const response = await insist('/api/auth/form/sign-in', () => ({
    method: 'POST',
    headers: { host: 'east.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ email, password })),
  }))
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  if (cookies.length === 0)
    throw new Error(`Nobody signed in: ${response.status} ${response.headers.get('location')}`)
  return cookies.join('; ')
}

function deskOf(visitor: Visitor, cookie: string): Desk {
  const headers = {
    host: 'east.localhost',
    cookie,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  }
  const ask = (method: string, path: string, body?: object) =>
    visitor.insist(`/api/admin/v1${path}`, () => ({
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    }))
  const told = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await ask(method, path, body)
    if (!response.ok)
      throw new Error(`${method} ${path} was refused: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  return {
    told,
    item: (id) => told<Item>('GET', `/kinds/partners/items/${id}`),
    async until(method, path, body, isDone) {
      const response = await ask(method, path, body)
      if (response.ok || (await isDone())) return
      throw new Error(`${method} ${path} was refused: ${response.status} ${await response.text()}`)
    },
  }
}
