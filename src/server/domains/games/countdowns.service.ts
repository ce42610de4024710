import type { Countdown, Game } from '#contract/games.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { countdownRows } from './countdowns.queries.ts'
import { localDateTime } from './games.mapper.ts'
import { toGames } from './games.service.ts'

/** What fans count the days to. Without a date of its own, to a game whose hour is known and that was not called off. */
export async function listCountdowns(work: Work, { sportId }: { sportId?: number }): Promise<Countdown[]> {
  const rows = await countdownRows(work.tx, sportId, work.now)
  const games = await toGames(
    work,
    rows.flatMap(({ game }) => game ?? []),
  )
  return rows.flatMap(({ countdown: { id, title, customDate, description, gameId } }) => {
    const game = games.find((one) => one.id === gameId) ?? null
    const moment = customDate ? momentAt(customDate, work.tenant.timeZone) : game && startOf(game)
    return moment
      ? [{ id, title, customDate: customDate?.toISOString() ?? null, description, game, ...moment }]
      : []
  })
}

const momentAt = (instant: Date, timeZone: string) => ({
  date: localDateTime(instant, timeZone),
  dateUtc: instant.toISOString(),
})

const startOf = ({ status, isTbd, startDate, startDateUtc }: Game) =>
  status === 'A' && !isTbd ? { date: startDate, dateUtc: startDateUtc } : null
