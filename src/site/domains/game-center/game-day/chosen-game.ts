import type { Game } from '#contract/games.ts'

type Played = Pick<
  Game,
  'id' | 'startDate' | 'isSpotlight' | 'locationIndicator' | 'result' | 'gameCenterEnabled'
>

/** The result that a home page leads with: one of today, what the school put forward first, then a home game, then the latest. */
export function chosenResult<Result extends Played>(
  results: readonly Result[],
  today: string,
): Result | undefined {
  const decided = results.filter(
    ({ result, startDate, gameCenterEnabled }) =>
      gameCenterEnabled && result !== null && result.status !== 'N' && startDate.slice(0, 10) === today,
  )
  return (
    decided.find(({ isSpotlight }) => isSpotlight) ??
    decided.find(({ locationIndicator }) => locationIndicator === 'H') ??
    decided[0]
  )
}
