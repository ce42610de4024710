import type { Game, Schedule } from '#contract/games.ts'
import type { LiveGames } from '#contract/live.ts'
import type { Sport } from '#contract/sports.ts'

/** Asks the API for a path below /api/v2; null for an empty answer. */
export type Ask = <T>(path: string) => Promise<T>

/** What the specification calls a field → where an answer says it. 'teams.home|away.icon' stands for both sides. */
type Fields = Record<string, string>

export interface SpecifiedEntity {
  name: string
  /** Answers that may show every field at least once. */
  samples: (ask: Ask) => Promise<unknown[]>
  fields: Fields
  /** Fields that no demo can fill, each with the reason. */
  empty?: Record<string, string>
}

/** The same word on both sides, but for the spelling: 'start date' is startDate. */
export const same = (...names: string[]): Fields => Object.fromEntries(names.map((name) => [name, name]))

export const sportsOf = async (ask: Ask) =>
  (await ask<Sport[]>('/Sports')).filter(({ scheduleId }) => scheduleId)

export const schedulesOf = async (ask: Ask) =>
  Promise.all(
    (await sportsOf(ask)).map(({ globalSportNameSlug }) =>
      ask<Schedule>(`/Schedule/bySport/${globalSportNameSlug}`),
    ),
  )

export const gamesOf = async (ask: Ask): Promise<Game[]> =>
  (await schedulesOf(ask)).flatMap(({ games }) => games)

export const liveIds = async (ask: Ask) => (await ask<LiveGames>('/LiveStats')).Games.map(({ Id }) => Id)

/** Games before, during and after, some of several days: each asked for by a part of the game center. */
export const partOfGames = async (ask: Ask, part: string): Promise<unknown[]> => {
  const games = (await gamesOf(ask)).filter(({ type }) => type !== 'S')
  const some = (test: (game: Game) => boolean) => games.filter(test).slice(0, 4)
  const chosen = [
    ...some(({ result, media }) => !result && media.tickets !== null),
    ...some(({ result, media }) => !result && media.promotionName !== null && media.tv !== null),
    ...some(({ gameProgram, isConference }) => gameProgram !== null && isConference),
    ...some(({ endDateUtc }) => endDateUtc !== null),
    ...some(({ result, teamPrefix }) => result?.boxscore != null && teamPrefix !== null),
    ...some(({ locationIndicator }) => locationIndicator === 'A'),
    ...some(({ opponent }) => opponent.prefix !== null),
  ]
  const ids = new Set([...(await liveIds(ask)), ...chosen.map(({ id }) => id)])
  const answers = await Promise.all([...ids].map((id) => ask(`/game-center/${id}/${part}`)))
  return answers.filter((answer) => answer !== null)
}

export const listed = (path: string) => async (ask: Ask) => {
  const answer = await ask<{ items: unknown[] } | unknown[]>(path)
  return Array.isArray(answer) ? answer : answer.items
}

/** The page behind each entry of a list. */
export const each =
  <Entry>(path: string, addressOf: (entry: Entry) => string, most = 12) =>
  async (ask: Ask) => {
    const entries = (await listed(path)(ask)) as Entry[]
    return Promise.all(entries.slice(0, most).map((entry) => ask(addressOf(entry))))
  }
