import { setTimeout as sleep } from 'node:timers/promises'
import { subscribers } from '#server/db/schema/subscriptions.ts'
import type { Writes } from './visitor.ts'

/** Addresses that ask, confirm and now and then leave: each is there once, and as its owner said last. */
export function subscriptions(): Writes {
  const ends = new Map<string, 'reads' | 'left'>()
  /** Nobody was told that these are confirmed. */
  const doubtful = new Set<string>()
  let unanswered = 0
  return {
    name: 'subscriptions',
    prepare: async () => {},
    async visit({ post, insist, mails }) {
      const email = `fan${Math.random().toString(36).slice(2)}@mail.example`
      const headers = { tenant: 'east', 'content-type': 'application/json' }
      const send = (body: object) => () => ({ method: 'POST', headers, body: JSON.stringify(body) })
      const asked = await post('/api/v2/subscriptions', send({ email, allNews: true }))
      if (!asked.ok) throw new Error(`A subscription was refused: ${asked.status} ${await asked.text()}`)
      // Only the last that was written counts, and its mail may come after that of an earlier one. Where none counts in
      // the end, it was taken by a process that died before it could say so: the books will show.
      let isConfirmed = false
      for (let tries = 0; tries < 8 && !isConfirmed; tries++) {
        const tokens = await tokensFor(email, mails)
        if (tokens.length === 0) return void unanswered++
        for (const token of tokens.toReversed()) {
          const confirmed = await insist('/api/v2/subscriptions/confirm', send({ token }))
          if (!confirmed.ok && confirmed.status !== 404)
            throw new Error(`A confirmation was refused: ${confirmed.status}`)
          isConfirmed ||= confirmed.ok
        }
        if (!isConfirmed) await sleep(500)
      }
      if (!isConfirmed) return void doubtful.add(email)
      ends.set(email, 'reads')
      const welcome = (await mails()).findLast((line) => line.includes(` ${email} `))
      if (!welcome?.includes('subscribed') || Math.random() < 0.7) return
      const left = await insist(`/api/v2/subscriptions/leave?token=${tokenOf(welcome)}`, send({}))
      if (!left.ok) throw new Error(`Leaving was refused: ${left.status}`)
      ends.set(email, 'left')
    },
    async judge(services) {
      const rows = await services.scope.read('east', (tx) => tx.select().from(subscribers))
      const byEmail = Map.groupBy(rows, ({ email }) => email)
      const lost = [...ends].filter(([email, end]) => {
        const [row] = byEmail.get(email) ?? []
        return end === 'reads' ? !row?.confirmedAt || row.unsubscribedAt !== null : !row?.unsubscribedAt
      })
      return {
        acknowledged: ends.size,
        left: [...ends.values()].filter((end) => end === 'left').length,
        lost: lost.length,
        doubled: rows.length - byEmail.size,
        neverTold: doubtful.size,
        neverToldNorConfirmed: [...doubtful].filter((email) => !byEmail.get(email)?.[0]?.confirmedAt).length,
        mailsLost: unanswered,
      }
    },
  }
}

/** The mail may be a moment behind the answer. */
async function tokensFor(email: string, mails: () => Promise<string[]>): Promise<string[]> {
  for (let tries = 0; tries < 50; tries++) {
    const tokens = (await mails()).filter((line) => line.includes(` ${email} Confirm`)).map(tokenOf)
    if (tokens.length > 0) return tokens
    await sleep(100)
  }
  return []
}

const tokenOf = (line: string): string => /token=([\w-]{43})/.exec(line)?.[1] ?? ''
