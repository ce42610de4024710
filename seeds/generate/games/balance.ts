import { type Day, dayIn, isoOf, isWeekend } from '../../basics/calendar.ts'
import { type PlannedGame, takesPlace } from './planned-game.ts'
import { clockFor, type Programme } from './scheduler.ts'

/** Which days something starts on, and which days each team is busy. */
export class Diary {
  private readonly starts = new Map<Day, PlannedGame[]>()
  private readonly busy = new Map<string, number>()

  add(game: PlannedGame): void {
    if (takesPlace(game)) this.starts.set(game.day, [...this.startingOn(game.day), game])
    this.mark(game, 1)
  }

  remove(game: PlannedGame): void {
    this.starts.set(
      game.day,
      this.startingOn(game.day).filter((other) => other !== game),
    )
    this.mark(game, -1)
  }

  startingOn(day: Day): PlannedGame[] {
    return this.starts.get(day) ?? []
  }

  lacks(day: Day): boolean {
    return this.startingOn(day).length < wantedOn(day)
  }

  isFree(sportId: number, from: Day, to: Day): boolean {
    for (let day = from; day <= to; day++) if ((this.busy.get(`${sportId}/${day}`) ?? 0) > 0) return false
    return true
  }

  private mark({ sportId, day, endDay }: PlannedGame, by: number): void {
    for (let at = day; at <= endDay; at++) {
      const key = `${sportId}/${at}`
      this.busy.set(key, (this.busy.get(key) ?? 0) + by)
    }
  }
}

/** A fan finds something every day and, in term, a choice at weekends. */
export function wantedOn(day: Day): number {
  const month = Number(isoOf(day).slice(5, 7))
  const isTerm = month <= 5 || month >= 9
  return isTerm && isWeekend(day) ? 2 : 1
}

const isMovable = (game: PlannedGame): boolean =>
  takesPlace(game) &&
  game.gameNumber === null &&
  (game.stage === 'field' ||
    (game.tournament === null && (game.stage === 'conference' || game.stage === 'nonconference')))

/** Moves games from crowded days to empty ones nearby before anything is invented to fill them. */
export function balance(programmes: Programme[], diary: Diary): void {
  const first = programmes[0]
  if (!first) return
  const { academicYear } = first
  for (let day = dayIn(academicYear, '07-01'); day <= dayIn(academicYear, '06-30'); day++) {
    for (const distance of [1, -1, 2, -2, 3, -3]) {
      if (!diary.lacks(day)) break
      const from = day + distance
      for (const game of diary.startingOn(from)) {
        const programme = programmes[game.sportId - 1]
        const isSpare = diary.startingOn(from).length > wantedOn(from)
        if (!programme || !isSpare || !diary.lacks(day) || !isMovable(game) || isInSeries(programme)) continue
        diary.remove(game)
        const length = game.endDay - game.day
        const fits = diary.isFree(game.sportId, day - 1, day + length + 1)
        if (fits) {
          game.day = day
          game.endDay = day + length
          if (game.clock !== null) game.clock = clockFor(programme, day)
        }
        diary.add(game)
      }
    }
  }
}

/** Weekend series stand as a block. */
const isInSeries = ({ definition }: Programme): boolean =>
  definition.family === 'baseball' || definition.family === 'softball' || definition.family === 'football'
