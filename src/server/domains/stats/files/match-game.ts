import { gameClock } from '../../../feeds/game-time.ts'
import type { FileTeam, GameReading } from '../../../feeds/statcrew/reading/reading.ts'
import { type Likeness, likeness, type NamedTeam, type WrittenTeam } from './team-name.ts'

/** A game of the schedule, as far as a file can be told to be it. */
export interface ScheduledGame {
  id: number
  sportId: number
  gender: 'M' | 'W' | 'X' | null
  opponent: NamedTeam & { id: number }
  startDate: string
  endDate: string | null
  /** At the venue, '19:00'; null while it is to be determined. */
  clock: string | null
  gameNumber: number | null
  locationIndicator: 'H' | 'A' | 'N'
  /** Accepted; anything else was called off or is an open date. */
  isOn: boolean
  isComplete: boolean
  /** What is known of the score by period, the school first. */
  line: [number[], number[]] | null
}

export type FileGame = Pick<GameReading, 'date' | 'startTime' | 'isNeutral' | 'gender' | 'gameNumber'> & {
  teams: readonly [FileHead, FileHead]
}
type FileHead = WrittenTeam & Pick<FileTeam, 'scoreByPeriod'>

export interface Surroundings {
  /** What the school is called. */
  school: readonly NamedTeam[]
  /** Every opponent the school knows, so that a game of two others is told. */
  opponents: readonly (NamedTeam & { id: number })[]
  /** How many of the file's players are on the roster of a sport: tells the women's game from the men's. */
  playersFound: (sportId: number, schoolIndex: 0 | 1) => number
  /** The game that an earlier version of the same file was. */
  earlierGameId: number | null
}

export type GameMatch<Game> =
  | { kind: 'found'; game: Game; schoolIndex: 0 | 1; notes: string[] }
  | { kind: 'none'; message: string }
  | { kind: 'several'; message: string; games: Game[] }

interface Candidate<Game> {
  game: Game
  schoolIndex: 0 | 1
  /** Both names are known. */
  isSure: boolean
  fitsSide: boolean
  notes: string[]
}

/** Finds the game a file is about among those of its sports around its day. */
export function matchGame<Game extends ScheduledGame>(
  file: FileGame,
  games: readonly Game[],
  around: Surroundings,
): GameMatch<Game> {
  const onDay = games.filter(
    ({ startDate, endDate }) => startDate <= file.date && file.date <= (endDate ?? startDate),
  )
  const nextDoor = games.filter((game) => !onDay.includes(game))
  const sure = candidatesOf(file, onDay, around)
  if (sure.length > 0) return pick(file, sure, around)
  const dayOff = candidatesOf(file, nextDoor, around).filter(({ isSure }) => isSure)
  const [one, ...more] = dayOff
  const names = `${file.teams[0].name.trim()} at ${file.teams[1].name.trim()}`
  if (!one) return { kind: 'none', message: `No game ${names} on ${file.date} is on the schedule.` }
  if (more.length > 0) return several(file, dayOff)
  return {
    kind: 'found',
    game: one.game,
    schoolIndex: one.schoolIndex,
    notes: [...one.notes, `The file says ${file.date}, the schedule ${one.game.startDate}.`],
  }
}

/** Which of the two teams is the school in a game that is known: by name, else by where it plays. */
export function schoolIndexIn(
  file: FileGame,
  game: Pick<ScheduledGame, 'opponent' | 'locationIndicator'>,
  school: readonly NamedTeam[],
): 0 | 1 {
  const [asVisitor, asHome] = ([0, 1] as const).map(
    (index) => closest(file.teams[index], school) + likeness(file.teams[index === 0 ? 1 : 0], game.opponent),
  )
  if (asVisitor !== asHome) return (asVisitor ?? 0) > (asHome ?? 0) ? 0 : 1
  return game.locationIndicator === 'A' ? 0 : 1
}

const closest = (team: WrittenTeam, names: readonly NamedTeam[]): Likeness =>
  names.reduce<Likeness>((best, name) => {
    const found = likeness(team, name)
    return found > best ? found : best
  }, 0)

function candidatesOf<Game extends ScheduledGame>(
  file: FileGame,
  games: readonly Game[],
  { school, opponents }: Surroundings,
): Candidate<Game>[] {
  const isAnother = (team: WrittenTeam, than: number | null) =>
    opponents.some((opponent) => opponent.id !== than && likeness(team, opponent) === 2)
  const all = games.flatMap((game) =>
    ([0, 1] as const).flatMap((schoolIndex): Candidate<Game>[] => {
      const [own, other] = [file.teams[schoolIndex], file.teams[schoolIndex === 0 ? 1 : 0]]
      const [ownLikeness, otherLikeness] = [closest(own, school), likeness(other, game.opponent)]
      const isSure = ownLikeness + otherLikeness >= 3
      const fitsSide =
        file.isNeutral ||
        game.locationIndicator === 'N' ||
        (game.locationIndicator === 'A') === (schoolIndex === 0)
      const found = { game, schoolIndex, isSure, fitsSide }
      if (isSure)
        return [{ ...found, notes: fitsSide ? [] : ['The file has home and visitors the other way round.'] }]
      if (!fitsSide) return []
      if (otherLikeness === 2 && !isAnother(own, null))
        return [{ ...found, notes: [`The file calls the school ${own.name.trim()}.`] }]
      if (ownLikeness === 2 && !isAnother(other, game.opponent.id))
        return [
          {
            ...found,
            notes: [`The file calls the opponent ${other.name.trim()}, the schedule ${game.opponent.title}.`],
          },
        ]
      return []
    }),
  )
  const sure = all.filter(({ isSure }) => isSure)
  return sure.length > 0 ? sure : all
}

function pick<Game extends ScheduledGame>(
  file: FileGame,
  candidates: Candidate<Game>[],
  around: Surroundings,
): GameMatch<Game> {
  const earlier = candidates.filter(({ game }) => game.id === around.earlierGameId)
  let left = earlier.length > 0 ? earlier : candidates
  for (const choose of [bySide, byStatus, bySport, byRules, byNumber, byStart, byOrder]) {
    const chosen = choose(left, file, around)
    if (chosen.length > 0) left = chosen
  }
  const [one, ...more] = left
  if (!one || more.length > 0) return several(file, left)
  return { kind: 'found', game: one.game, schoolIndex: one.schoolIndex, notes: one.notes }
}

function several<Game extends ScheduledGame>(file: FileGame, left: Candidate<Game>[]): GameMatch<Game> {
  const games = left.map(({ game }) => game)
  const ids = games.map(({ id }) => id).join(', ')
  return {
    kind: 'several',
    games,
    message: `The file of ${file.date} may be any of the games ${ids}. Name the game that is meant.`,
  }
}

/** Each leaves those it prefers; where it has no opinion it leaves none, and the question stays. */
type Choice = <Game extends ScheduledGame>(
  candidates: Candidate<Game>[],
  file: FileGame,
  around: Surroundings,
) => Candidate<Game>[]

const bySide: Choice = (candidates) => candidates.filter(({ fitsSide }) => fitsSide)
const byStatus: Choice = (candidates) => candidates.filter(({ game }) => game.isOn)

const bySport: Choice = (candidates, _file, { playersFound }) => {
  const counted = candidates.map((candidate) => ({
    candidate,
    found: playersFound(candidate.game.sportId, candidate.schoolIndex),
  }))
  const most = Math.max(...counted.map(({ found }) => found))
  return most > 0 ? counted.filter(({ found }) => found === most).map(({ candidate }) => candidate) : []
}

/** Halves or quarters, nine innings or seven: a hint for want of better. */
const byRules: Choice = (candidates, { gender }) =>
  gender ? candidates.filter(({ game }) => game.gender === gender) : []

const byNumber: Choice = (candidates, { gameNumber }) =>
  gameNumber ? candidates.filter(({ game }) => game.gameNumber === gameNumber) : []

/** The first game of a doubleheader may begin an hour late, and the second follows whenever it can. */
const lateMinutes = 90

const byStart: Choice = (candidates, { startTime }) => {
  const start = minutesOf(gameClock(startTime ?? '')?.clock ?? null)
  if (start === null || candidates.length < 2) return []
  const timed = candidates.flatMap((candidate) => {
    const planned = minutesOf(candidate.game.clock)
    return planned === null ? [] : [{ candidate, off: Math.abs(start - planned) }]
  })
  const nearest = Math.min(...timed.map(({ off }) => off))
  const untimed = candidates.filter(({ game }) => game.clock === null)
  if (untimed.length > 0 && nearest > lateMinutes) return untimed
  return timed.filter(({ off }) => off === nearest).map(({ candidate }) => candidate)
}

/** Without a time, a file is the game it repeats, else the first that is not over. */
const byOrder: Choice = (candidates, file) => {
  if (candidates.length < 2) return []
  const same = candidates.filter(({ game: { line }, schoolIndex }) => {
    const own = file.teams[schoolIndex].scoreByPeriod
    const other = file.teams[schoolIndex === 0 ? 1 : 0].scoreByPeriod
    return line && line[0].join() === own.join() && line[1].join() === other.join()
  })
  if (same.length === 1) return same
  const isOneDay = new Set(candidates.map(({ game }) => `${game.sportId} ${game.startDate}`)).size === 1
  const inOrder = candidates.toSorted(
    ({ game: a }, { game: b }) =>
      (a.gameNumber ?? 0) - (b.gameNumber ?? 0) ||
      (a.clock ?? '99').localeCompare(b.clock ?? '99') ||
      a.id - b.id,
  )
  return isOneDay ? inOrder.filter(({ game }) => !game.isComplete).slice(0, 1) : []
}

function minutesOf(clock: string | null): number | null {
  const [hours, minutes] = clock?.split(':').map(Number) ?? []
  return hours === undefined || minutes === undefined ? null : hours * 60 + minutes
}
