import type { Game } from '../../model/model.ts'
import { inWords, listed, ordinal, plural } from './prose.ts'
import { periodName } from './words.ts'

/** What can be said of a result from its figures alone. */
export type Manner = 'forfeit' | 'overtime' | 'shutout' | 'comeback' | 'rout' | 'close' | 'plain' | 'field'

const closeMargin: Record<string, number> = {
  football: 7,
  basketball: 6,
  wrestling: 6,
  swimming: 20,
  tennis: 1,
  volleyball: 1,
}
const routMargin: Record<string, number> = {
  football: 24,
  basketball: 22,
  wrestling: 20,
  swimming: 70,
  tennis: 5,
  volleyball: 3,
  lacrosse: 8,
  baseball: 8,
  softball: 7,
}

export const overtimes = ({ postscore }: Pick<Game, 'postscore'>): number =>
  postscore?.endsWith('OT') ? Number(postscore.slice(0, -2) || '1') : 0

type Scored = Pick<Game, 'teamScore' | 'opponentScore' | 'postscore' | 'resultStatus' | 'lineScores'>

/** Running totals after each period, the school first. */
function running({ team, opponent }: NonNullable<Game['lineScores']>): [number, number][] {
  let [ours, theirs] = [0, 0]
  return Array.from({ length: Math.max(team.length, opponent.length) }, (_, index) => {
    ours += team[index] ?? 0
    theirs += opponent[index] ?? 0
    return [ours, theirs]
  })
}

export function mannerOf(game: Scored, family: string): Manner {
  if (game.teamScore === null || game.opponentScore === null) return 'field'
  if (game.postscore === 'Forfeit') return 'forfeit'
  if (overtimes(game) > 0 || isExtraInnings(game, family)) return 'overtime'
  const [ours, theirs] = [Number(game.teamScore), Number(game.opponentScore)]
  const margin = Math.abs(ours - theirs)
  if (Math.min(ours, theirs) === 0 && margin > 0 && family !== 'tennis' && family !== 'volleyball')
    return 'shutout'
  if (margin >= (routMargin[family] ?? 5)) return 'rout'
  if (game.lineScores && family !== 'volleyball' && family !== 'wrestling') {
    const sign = Math.sign(ours - theirs)
    const late = running(game.lineScores).slice(0, -1)
    if (late.slice(-2).some(([us, them]) => Math.sign(us - them) === -sign)) return 'comeback'
  }
  return margin <= (closeMargin[family] ?? 1) ? 'close' : 'plain'
}

function isExtraInnings({ lineScores }: Scored, family: string): boolean {
  const played = Math.max(lineScores?.team.length ?? 0, lineScores?.opponent.length ?? 0)
  return (family === 'baseball' && played > 9) || (family === 'softball' && played > 7)
}

/** The winner's score first, as a headline prints it: '31-24', '3-2 (OT)'. */
export function printedScore(game: Scored): string {
  const [ours, theirs] = [Number(game.teamScore), Number(game.opponentScore)]
  const score = `${Math.max(ours, theirs)}-${Math.min(ours, theirs)}`
  const extra =
    game.postscore && game.postscore !== 'Forfeit' ? ` (${game.postscore.replace('inn.', 'innings')})` : ''
  return score + extra
}

/** Two to four sentences that the line score bears out; none where there is no line score. */
export function howItWent(game: Scored, family: string, us: string, them: string): string[] {
  if (game.lineScores === null) return []
  if (family === 'volleyball') return bySets(game.lineScores, us, them)
  if (family === 'wrestling') return byBouts(game.lineScores, us, them)
  if (family === 'baseball' || family === 'softball') return byInnings(game.lineScores, us, them)
  return byPeriods(game, family, us, them)
}

function standing([ours, theirs]: [number, number], us: string, them: string): string {
  if (ours === theirs)
    return ours === 0 ? 'neither side had scored' : `the score was level at ${ours}-${theirs}`
  return ours > theirs ? `${us} led ${ours}-${theirs}` : `${them} led ${theirs}-${ours}`
}

function byPeriods(game: Scored, family: string, us: string, them: string): string[] {
  const lines = game.lineScores ?? { team: [], opponent: [] }
  const extra = overtimes(game)
  const totals = running(lines)
  const count = totals.length - extra
  const name = (index: number) => periodName(family, index, count, index >= count)
  const sentences: string[] = []
  const [first] = totals
  if (first) sentences.push(`After the ${name(0)} ${standing(first, us, them)}.`)
  const half = totals[count / 2 - 1]
  if (count === 4 && half) sentences.push(`At halftime ${standing(half, us, them)}.`)
  const swings = lines.team.map((points, index) => points - (lines.opponent[index] ?? 0))
  const widest = swings
    .keys()
    .filter((index) => index < count)
    .reduce((best, index) => (Math.abs(swings[index] ?? 0) >= Math.abs(swings[best] ?? 0) ? index : best), 0)
  const swing = swings[widest] ?? 0
  // What the first period brought has been told already.
  if (swing !== 0 && widest > 0) {
    const [ahead, behind] = swing > 0 ? [us, them] : [them, us]
    const [more, less] = [
      Math.max(lines.team[widest] ?? 0, lines.opponent[widest] ?? 0),
      Math.min(lines.team[widest] ?? 0, lines.opponent[widest] ?? 0),
    ]
    const decided = extra === 0 && (swing > 0 ? 'W' : 'L') === game.resultStatus
    sentences.push(
      decided
        ? `The ${name(widest)} made the difference, as ${ahead} outscored ${behind} ${more}-${less}.`
        : `${ahead} had the better of the ${name(widest)}, ${more}-${less}.`,
    )
  }
  const end = totals[count - 1]
  if (extra > 0 && end) {
    sentences.push(
      `Regulation ended ${end[0]}-${end[1]}, and it took ${extra === 1 ? 'an overtime' : `${inWords(extra)} overtimes`} to settle it.`,
    )
  }
  return sentences
}

function byInnings(lines: NonNullable<Game['lineScores']>, us: string, them: string): string[] {
  const totals = running(lines)
  const sentences: string[] = []
  const opening = totals.findIndex(([ours, theirs]) => ours + theirs > 0)
  const first = totals[opening]
  if (first) {
    const [ours, theirs] = first
    const text =
      ours > 0 && theirs > 0
        ? `Both sides scored in the ${ordinal(opening + 1)} inning, which ended ${Math.max(ours, theirs)}-${Math.min(ours, theirs)}.`
        : `${ours > 0 ? us : them} scored first, with ${plural(ours + theirs, 'run')} in the ${ordinal(opening + 1)}.`
    sentences.push(text)
  }
  const best = (side: number[]) =>
    side.reduce((top, runs, index) => (runs > (side[top] ?? 0) ? index : top), 0)
  for (const [side, name] of [
    [lines.team, us],
    [lines.opponent, them],
  ] as const) {
    const top = best(side)
    const runs = side[top] ?? 0
    if (runs >= 3 && top !== opening)
      sentences.push(
        `The biggest frame for ${name} was the ${ordinal(top + 1)}, which brought ${inWords(runs)} runs.`,
      )
  }
  const middle = totals[4]
  if (middle && totals.length > 6) sentences.push(`Through five innings ${standing(middle, us, them)}.`)
  return sentences
}

function bySets({ team, opponent }: NonNullable<Game['lineScores']>, us: string, them: string): string[] {
  const sets = team.map((points, index) => `${points}-${opponent[index] ?? 0}`)
  const tight = team.findIndex((points, index) => Math.abs(points - (opponent[index] ?? 0)) === 2)
  const sentences = [`The sets went ${listed(sets)}, ${us} first.`]
  if (team.length === 5) sentences.push('It took all five sets to separate the teams.')
  if (tight >= 0) {
    const isOurs = (team[tight] ?? 0) > (opponent[tight] ?? 0)
    sentences.push(
      `The ${ordinal(tight + 1)} set could have gone either way before ${isOurs ? us : them} took it by two.`,
    )
  }
  return sentences
}

function byBouts({ team, opponent }: NonNullable<Game['lineScores']>, us: string, them: string): string[] {
  const won = team.filter((points, bout) => points > (opponent[bout] ?? 0)).length
  const lost = opponent.filter((points, bout) => points > (team[bout] ?? 0)).length
  const half = running({ team, opponent })[4]
  return [
    `${us} won ${plural(won, 'bout')} and ${them} ${inWords(lost)}.`,
    ...(half ? [`Halfway through the card ${standing(half, us, them)}.`] : []),
  ]
}

/** '3rd of 12' as words: { place: 'third', field: 12, isTied: false }. */
export function placing(prescore: string | null): { place: number; field: number; isTied: boolean } | null {
  const [, tied, place, field] = /^(T-)?(\d+)\w* of (\d+)$/.exec(prescore ?? '') ?? []
  return place && field ? { place: Number(place), field: Number(field), isTied: Boolean(tied) } : null
}
