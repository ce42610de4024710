import type {
  CountedLine,
  ScoringPlay,
  SportGroup,
  StoredBoxScore,
  StoredPlayer,
} from '#contract/shapes/stats-shapes.ts'
import { noContext, type RecapGame, type RecapInput } from '../input/recap-input.ts'

let nextId = 1
export const player = (
  name: string,
  groups: CountedLine,
  rest: Partial<StoredPlayer> = {},
): StoredPlayer => ({
  jersey: '7',
  name,
  rosterPlayerId: nextId++,
  position: null,
  starter: true,
  groups,
  ...rest,
})

interface Sides {
  ours: number[]
  theirs: number[]
  players?: StoredPlayer[]
  rivals?: StoredPlayer[]
  totals?: CountedLine
  rivalTotals?: CountedLine
  scoring?: ScoringPlay[]
  score?: readonly [number, number]
}

const sum = (line: number[]) => line.reduce((total, points) => total + points, 0)

export function box({
  ours,
  theirs,
  players = [],
  rivals = [],
  totals = {},
  rivalTotals = {},
  scoring = [],
  score,
}: Sides): StoredBoxScore {
  const [own, other] = score ?? [sum(ours), sum(theirs)]
  return {
    venue: { stadium: null, location: null, attendance: null, duration: null, rules: null },
    periods: ours.map((_, period) => String(period + 1)),
    teams: [
      {
        side: 'home',
        name: 'Marlow State',
        abbreviation: 'MSU',
        record: null,
        score: own,
        scoreByPeriod: ours,
        totals,
        players,
      },
      {
        side: 'away',
        name: 'Ellery',
        abbreviation: 'ELL',
        record: null,
        score: other,
        scoreByPeriod: theirs,
        totals: rivalTotals,
        players: rivals,
      },
    ],
    scoring,
    drives: [],
    matches: [],
    officials: [],
  }
}

/** A game at home, decided by its score, of which nothing else is known. */
export function input(
  group: SportGroup | null,
  score: readonly [number, number] | null,
  rest: { game?: Partial<RecapGame> } & Partial<Omit<RecapInput, 'game'>> = {},
): RecapInput {
  const { game, ...others } = rest
  return {
    game: {
      id: 12,
      group,
      sport: 'Some Sport',
      gender: null,
      date: '2026-11-14',
      site: 'home',
      location: 'Port Marlow, MD',
      venue: 'Harbor Field',
      result: score === null ? null : score[0] > score[1] ? 'W' : score[0] < score[1] ? 'L' : 'T',
      score,
      regulation: 2,
      note: null,
      placing: null,
      isConference: false,
      isExhibition: false,
      tournament: null,
      promotion: null,
      doubleheader: null,
      ...game,
    },
    school: {
      key: 'marlow',
      name: 'Marlow State',
      mascot: 'Herons',
      rank: null,
      conference: 'Tidewater Conference',
    },
    opponent: { name: 'Ellery', mascot: null, rank: null },
    box: null,
    plays: [],
    record: null,
    context: noContext,
    next: null,
    ...others,
  }
}

/** A goal of ours at home or of theirs, with the score after it. */
export const goal = (
  side: 'home' | 'away',
  period: number,
  clock: string | null,
  player: string | null,
  home: number,
  away: number,
): ScoringPlay => ({
  period,
  clock,
  side,
  type: 'Goal',
  player,
  assists: [],
  text: `Goal by ${player}`,
  awayScore: away,
  homeScore: home,
})
