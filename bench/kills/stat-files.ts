import { noMedia } from '#contract/shapes/no-media.ts'
import { games } from '#server/db/schema/games.ts'
import { boxScores, statFiles } from '#server/db/schema/stats.ts'
import { hashOf } from '#server/domains/stats/files/stat-files.service.ts'
import { createStatToken } from '#server/domains/stats/files/stat-tokens.service.ts'
import { writeStatFile } from '#server/feeds/statcrew/write-stat-file.ts'
import { footballGame } from '#tests/factories/football-file.ts'
import { tenantNamed } from '#tests/factories/school.ts'
import type { Writes } from './visitor.ts'

/** Games of the bench, one for each day of two months: each has one scorer at a time. */
const days = Array.from({ length: 60 }, (_, index) =>
  new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10),
)
const firstId = 1000

/** Files of games that grow: each is kept once, and the box score is the one of the last file. */
export function statFileWrites(): Writes {
  let token = ''
  const free = days.map((_, index) => index)
  /** Yards that the last acknowledged file of a game told of. */
  const told = new Map<number, number>()
  const acknowledged = new Set<string>()
  return {
    name: 'stat files',
    async prepare(services) {
      const tenant = tenantNamed('east')
      await services.scope.write('east', async (tx) => {
        const work = { tx, tenant, now: new Date() }
        token = (await createStatToken(work, 'bench')).token
        await tx.insert(games).values(
          days.map((startDate, index) => ({
            id: firstId + index,
            sportId: 1,
            seasonId: 1,
            opponentId: 1,
            startDate,
            startUtc: new Date(`${startDate}T23:30:00Z`),
            timeZone: 'America/New_York',
            time: '7:30 PM',
            locationIndicator: 'H' as const,
            atVs: 'vs' as const,
            media: noMedia,
          })),
        )
      })
    },
    async visit({ insist }) {
      const game = free.shift()
      if (game === undefined) return
      const yards = (told.get(game) ?? 0) + 1
      const bytes = writeStatFile(
        footballGame({ date: days[game] ?? '', runners: [['7', 'Of-east, Ada', yards]], isComplete: false }),
      )
      const send = () =>
        insist('/api/v2/stats/files', () => ({
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, tenant: 'east', 'content-type': 'application/xml' },
          body: bytes,
        }))
      // A scoring program that hears nothing sends the file again.
      for (const sent of await Promise.all(Math.random() < 0.3 ? [send(), send()] : [send()]))
        if (!sent.ok) throw new Error(`A stat file was refused: ${sent.status} ${await sent.text()}`)
      told.set(game, yards)
      acknowledged.add(hashOf(Buffer.from(bytes)))
      free.push(game)
    },
    async judge(services) {
      const { files, sheets } = await services.scope.read('east', async (tx) => ({
        files: await tx.select({ hash: statFiles.hash }).from(statFiles),
        sheets: await tx.select({ gameId: boxScores.gameId, data: boxScores.data }).from(boxScores),
      }))
      const kept = new Set(files.map(({ hash }) => hash))
      const yardsOf = new Map(
        sheets.map(({ gameId, data }) => [gameId, data.teams[0].players[0]?.groups.rushing?.yds]),
      )
      return {
        acknowledged: acknowledged.size,
        lost: [...acknowledged].filter((hash) => !kept.has(hash)).length,
        doubled: files.length - acknowledged.size,
        sheetsLost: [...told].filter(([game, yards]) => yardsOf.get(firstId + game) !== yards).length,
        sheetsDoubled: sheets.length - new Set(sheets.map(({ gameId }) => gameId)).size,
      }
    },
  }
}
