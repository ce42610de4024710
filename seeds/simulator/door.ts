import { pathOf } from '#contract/endpoint.ts'
import { takeStatFile } from '#contract/stat-files.ts'
import {
  createStatToken,
  listStatTokens,
  revokeStatToken,
} from '#server/domains/stats/files/stat-tokens.service.ts'
import type { Work } from '#server/unit-of-work/work.ts'

const label = 'Demo simulator'

/** What became of a file: taken in, not wanted (any more), or sent with a token that is no longer one. */
type Answer = { kind: 'taken' } | { kind: 'refused'; message: string } | { kind: 'replaced' }

export interface Door {
  send(gameId: number, file: string): Promise<Answer>
}

/** The door for scoring programs, with a token in place of the one of the last start. */
export async function openDoor(work: Work, origin: string): Promise<Door> {
  for (const token of await listStatTokens(work))
    if (token.label === label && !token.revokedAt) await revokeStatToken(work, token.id)
  const { token } = await createStatToken(work, label)
  return {
    async send(gameId, file) {
      const answer = await fetch(`${origin}${pathOf(takeStatFile)}?gameId=${gameId}&file=${gameId}.xml`, {
        method: takeStatFile.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/xml' },
        body: file,
        signal: AbortSignal.timeout(answerMs),
      })
      const text = await answer.text()
      if (answer.ok) return { kind: 'taken' }
      // Whoever started after us has a token of their own and goes on.
      if (answer.status === 401) return { kind: 'replaced' }
      if (answer.status === 429 || answer.status >= 500) throw new Error(`The door answers ${answer.status}`)
      return { kind: 'refused', message: text }
    },
  }
}

const answerMs = 20_000
