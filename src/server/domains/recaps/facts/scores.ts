import type { RecapInput } from '../input/recap-input.ts'
import type { Fact, Person } from '../words/phrase.ts'
import { type Figure, figure, less } from './figure.ts'
import type { People } from './people.ts'

/** A change of the score, with what the score was after it, the school first. */
export interface Score {
  side: 0 | 1
  period: Figure
  clock: Fact | null
  type: string
  player: Person | null
  assists: Person[]
  text: string
  path: string
  after: readonly [Figure, Figure]
}

/** A stretch in which one side had nearly all of it. */
export interface Run {
  side: 0 | 1
  made: Figure
  allowed: Figure
  first: Score
  last: Score
  before: readonly [Figure, Figure]
}

const nil = figure(0, 'zero()')
export const goalless: readonly [Figure, Figure] = [nil, nil]

/** Every change of the score in order; none at all where they do not make the result. */
export function scoresOf(input: RecapInput, people: People): Score[] {
  const { box, plays, game } = input
  if (!box || !game.score) return []
  const listed = box.scoring.map((row, index) => ({ ...row, path: `box.scoring.${index}` }))
  const told = plays.flatMap((play, index) =>
    play.awayScore === null || play.homeScore === null
      ? []
      : {
          ...play,
          awayScore: play.awayScore,
          homeScore: play.homeScore,
          type: '',
          player: null,
          assists: [],
          path: `plays.${index}`,
        },
  )
  const isHome = box.teams[0].side === 'home'
  for (const rows of [listed, told]) {
    let [ours, theirs] = [0, 0]
    const scores: Score[] = []
    let isSound = true
    for (const { path, period, clock, type, player, assists, text, awayScore, homeScore } of rows) {
      const [nowOurs, nowTheirs] = isHome ? [homeScore, awayScore] : [awayScore, homeScore]
      if (nowOurs === ours && nowTheirs === theirs) continue
      const side = nowOurs > ours ? 0 : 1
      isSound &&= nowOurs >= ours && nowTheirs >= theirs && (nowOurs === ours || nowTheirs === theirs)
      ;[ours, theirs] = [nowOurs, nowTheirs]
      scores.push({
        side,
        period: figure(period, `${path}.period`),
        clock: clock === null ? null : { kind: 'clock', text: clock, from: `${path}.clock` },
        type,
        player: player === null ? people.inText(text, side) : people.byName(player, side, `${path}.player`),
        assists: assists.map((name, index) => people.byName(name, side, `${path}.assists.${index}`)),
        text,
        path,
        after: [
          figure(nowOurs, `${path}.${isHome ? 'homeScore' : 'awayScore'}`),
          figure(nowTheirs, `${path}.${isHome ? 'awayScore' : 'homeScore'}`),
        ],
      })
    }
    const [us, them] = game.score
    if (isSound && scores.length > 0 && ours === us && theirs === them) return scores
  }
  return []
}

export const before = (scores: readonly Score[], index: number): readonly [Figure, Figure] =>
  scores[index - 1]?.after ?? goalless

const margin = ([ours, theirs]: readonly [Figure, Figure]): number => ours.value - theirs.value

/** How often the one who leads became the other one. */
export function leadChanges(scores: readonly Score[]): Figure {
  let [count, leader] = [0, 0]
  for (const { after } of scores) {
    const now = Math.sign(margin(after))
    if (now !== 0 && leader !== 0 && now !== leader) count++
    if (now !== 0) leader = now
  }
  return figure(count, 'leadChanges()')
}

/** How often the score became level again. */
export const timesTied = (scores: readonly Score[]): Figure =>
  figure(scores.filter(({ after }) => margin(after) === 0).length, 'timesTied()')

/** The widest lead of a side, and when it had it first. */
export function widestLead(scores: readonly Score[], side: 0 | 1): { lead: Figure; at: Score } | null {
  let best: { lead: Figure; at: Score } | null = null
  for (const at of scores) {
    const lead = less(at.after[side], at.after[side === 0 ? 1 : 0])
    if (lead.value > (best?.lead.value ?? 0)) best = { lead, at }
  }
  return best
}

/** The score after which the winner was never level or behind again. */
export function leadForGood(scores: readonly Score[], winner: 0 | 1): { score: Score; index: number } | null {
  const ahead = ({ after }: Score) => margin(after) * (winner === 0 ? 1 : -1) > 0
  const last = scores.findLastIndex((each) => !ahead(each))
  const score = scores[last + 1]
  return score ? { score, index: last + 1 } : null
}

/** The stretch in which a side gained most on the other, which had at most `allowed` of its own. */
export function bestRun(scores: readonly Score[], side: 0 | 1, allowed: number): Run | null {
  let best: { run: Run; worth: number } | null = null
  const other = side === 0 ? 1 : 0
  for (let from = 0; from < scores.length; from++) {
    const start = before(scores, from)
    const first = scores[from]
    if (!first || first.side !== side) continue
    for (let to = from; to < scores.length; to++) {
      const last = scores[to]
      if (!last || last.after[other].value - start[other].value > allowed) break
      if (last.side !== side) continue
      const made = less(last.after[side], start[side])
      const conceded = less(last.after[other], start[other])
      const worth = made.value - conceded.value * 2.5
      if (worth > (best?.worth ?? 0))
        best = { worth, run: { side, made, allowed: conceded, first, last, before: start } }
    }
  }
  return best?.run ?? null
}
