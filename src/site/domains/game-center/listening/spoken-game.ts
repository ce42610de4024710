import type { Game } from '#contract/games.ts'
import { periodHeads } from '#site/domains/games/parts/line-score.ts'
import type { ShownBox } from '../told/live-box.ts'

export interface SpokenPlay {
  words: string
  isScore: boolean
}

export interface SpokenPeriod {
  title: string
  summary: string
  plays: SpokenPlay[]
}

export interface SpokenGame {
  score: string
  periods: SpokenPeriod[]
}

type Told = Pick<ShownBox, 'sport' | 'periods' | 'away' | 'home' | 'plays' | 'scoring'>

/** A game as somebody would tell it who sees it: the score, and each period in a few sentences before its plays. */
export function spokenGame(box: Told): SpokenGame {
  const { sport, periods, away, home } = box
  const plays = box.plays.length > 0 ? box.plays : box.scoring
  const count = Math.max(periods.length, ...plays.map(({ period }) => period))
  const heads = periodHeads(sport.globalSportNameSlug, count)
  return {
    score: scoreWords(away.name, away.score, home.name, home.score),
    periods: heads
      .map(({ full }, index) => {
        const own = plays.filter(({ period }) => period === index + 1).map((play) => spokenPlay(play, box))
        // Where no play but those that scored is kept, nobody has counted.
        const counted = box.plays.length > 0 ? own : []
        return { title: full, summary: summaryOf(box, index, counted), plays: own }
      })
      .filter((period) => period.summary || period.plays.length > 0),
  }
}

/** The leader first, as scores are said. */
export function scoreWords(away: string, awayScore: number, home: string, homeScore: number): string {
  const sides = [
    [home, homeScore],
    [away, awayScore],
  ] as const
  return `${sides
    .toSorted((a, b) => b[1] - a[1])
    .map((side) => side.join(' '))
    .join(', ')}.`
}

/** What can be said where no play is kept: how it ended, or that it is still to come. */
export function untoldWords({ result, opponent }: Pick<Game, 'result' | 'opponent'>, school: string): string {
  if (!result) return 'Nothing is told of this game yet. When it has begun, it is told here.'
  const [own, other] = [result.teamScore, result.opponentScore].map((score) => Number(score ?? Number.NaN))
  const score =
    Number.isFinite(own) && Number.isFinite(other)
      ? `Final: ${scoreWords(opponent.title, other ?? 0, school, own ?? 0)}`
      : 'The game is over.'
  return `${score} Its plays were not kept.`
}

const nothing = (points: number) => (points === 0 ? 'nothing' : String(points))

function summaryOf({ away, home }: Told, index: number, plays: SpokenPlay[]): string {
  const [a, h] = [away.scoreByPeriod[index], home.scoreByPeriod[index]]
  const scores = plays.filter(({ isScore }) => isScore).length
  const counted =
    plays.length > 0
      ? `${plays.length} ${plays.length === 1 ? 'play' : 'plays'}, ${scores} with a score.`
      : ''
  if (a == null || h == null) return counted
  const [more, less] =
    h >= a
      ? [[home.name, h] as const, [away.name, a] as const]
      : [[away.name, a] as const, [home.name, h] as const]
  const made =
    a === 0 && h === 0
      ? 'Nobody scored.'
      : a === h
        ? `Both scored ${a}.`
        : `${more[0]} scored ${more[1]}, ${less[0]} ${nothing(less[1])}.`
  return [made, standing({ away, home }, index), counted].filter(Boolean).join(' ')
}

/** How it stood then; only where the periods add up to the score, which sets that are won do not. */
function standing({ away, home }: Pick<Told, 'away' | 'home'>, index: number): string {
  const sum = (scores: readonly (number | null)[]) =>
    scores.reduce<number>((total, own) => total + (own ?? 0), 0)
  if (sum(away.scoreByPeriod) !== away.score || sum(home.scoreByPeriod) !== home.score) return ''
  const [a, h] = [sum(away.scoreByPeriod.slice(0, index + 1)), sum(home.scoreByPeriod.slice(0, index + 1))]
  if (a === h) return `Then it was tied at ${a}.`
  const leader = h > a ? home.name : away.name
  return `Then ${leader} led ${Math.max(a, h)} to ${Math.min(a, h)}.`
}

type Play = Told['plays'][number]

function spokenPlay(
  {
    clock,
    side,
    text,
    awayScore,
    homeScore,
  }: Pick<Play, 'clock' | 'side' | 'text' | 'awayScore' | 'homeScore'>,
  { away, home }: Told,
): SpokenPlay {
  const isScore = awayScore !== null && homeScore !== null
  const team = side === 'home' ? home.name : side === 'away' ? away.name : ''
  const told = /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`
  return {
    words: [[clock, team].filter(Boolean).join(', '), told]
      .filter(Boolean)
      .join(': ')
      .concat(isScore ? ` ${scoreWords(away.name, awayScore, home.name, homeScore)}` : ''),
    isScore,
  }
}

/** How much of what happens is said without being asked for. */
export const listeningModes = { nothing: 'Nothing', scores: 'Scores', every: 'Every play' } as const
export type ListeningMode = keyof typeof listeningModes

const mostAtOnce = 4

/** What has happened since, in its order, as much as somebody wants to hear; a list that was corrected says nothing. */
export function saidSince(
  before: readonly SpokenPlay[],
  now: readonly SpokenPlay[],
  mode: ListeningMode,
): string[] {
  if (mode === 'nothing') return []
  const fresh = now.slice(before.length).filter(({ isScore }) => isScore || mode === 'every')
  const left = fresh.length - mostAtOnce
  return [
    ...(left > 0 ? [`${left} more before.`] : []),
    ...fresh.slice(-mostAtOnce).map(({ words }) => words),
  ]
}
