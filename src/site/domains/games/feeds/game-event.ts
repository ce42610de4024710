import type { Game } from '#contract/games.ts'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import type { NamedSchool } from '#site/page/school/school.ts'
import { dateOnly } from '../parts/game-dates.ts'
import { gameStanding, scoreText } from '../parts/game-standing.ts'
import { gameTags, isEvent, opponentWords, venueWords } from '../parts/game-words.ts'

/** A game as an entry of somebody's calendar. */
export interface GameEvent {
  summary: string
  /** Of whole days: '2026-11-14' and the day after the last. Otherwise two moments in UTC. */
  start: string
  end: string
  isWholeDays: boolean
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  location: string
  description: string
  url: string
}

/** How long people stay, where nothing says when a game ends. */
const usualMinutes = 120
const minutes: Record<string, number> = { football: 210, baseball: 180, softball: 150, mhockey: 150 }

/**
 * A start nobody has set and an event of several days fill their days: a made-up hour would be believed. Moments are in
 * UTC, which every calendar program shows on its owner's clock without being told about time zones.
 */
function timesOf(game: Game): Pick<GameEvent, 'start' | 'end' | 'isWholeDays'> {
  const first = dateOnly(game.startDate)
  const last = game.endDate !== null && game.endDate > first ? game.endDate : first
  if (game.isTbd || game.isAllDay || last > first)
    return { start: first, end: dayAfter(last), isWholeDays: true }
  const length = (minutes[game.sport.shortName] ?? usualMinutes) * 60_000
  const end = new Date(Date.parse(game.startDateUtc) + length)
  return { start: game.startDateUtc, end: end.toISOString(), isWholeDays: false }
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60_000).toISOString().slice(0, 10)

function statusOf({ status, isTbd, result }: Game): GameEvent['status'] {
  if (status === 'C') return 'CANCELLED'
  return status === 'P' || (isTbd && !result) ? 'TENTATIVE' : 'CONFIRMED'
}

/** Few programs show the status of an entry, so its name says it too. */
function summaryOf(game: Game, school: NamedSchool): string {
  const team = `${shortSchoolName(school.name)} ${game.sport.title}`
  const standing = gameStanding(game)
  const isOpen = standing.kind === 'ahead' && game.isTbd
  return [
    standing.kind === 'called-off' ? `${standing.word}: ` : '',
    isEvent(game) ? `${team}: ${opponentWords(game)}` : `${team} ${opponentWords(game)}`,
    game.isDoubleheader && game.gameNumber ? ` (Game ${game.gameNumber})` : '',
    isOpen ? ' (time TBA)' : '',
  ].join('')
}

function descriptionOf(game: Game, whole: (href: string) => string): string {
  const { media, result } = game
  const isAhead = gameStanding(game).kind === 'ahead' || gameStanding(game).kind === 'live'
  const named: [name: string, words: string | null | undefined][] = [
    ['TV', isAhead ? media.tv : null],
    ['Radio', isAhead ? media.radio : null],
    ['Tickets', isAhead ? media.tickets : null],
    ['Watch', isAhead ? media.video : null],
    ['Listen', isAhead ? media.audio : null],
    ['Live stats', isAhead ? media.stats : null],
    ['Recap', result?.recap],
    ['Box score', result?.boxscore],
  ]
  const lines = [
    finalWords(game),
    ...gameTags(game),
    ...named.map(([name, words]) =>
      words ? `${name}: ${words.startsWith('/') ? whole(words) : words}` : null,
    ),
  ]
  return lines.filter(Boolean).join('\n')
}

function finalWords({ result }: Game): string | null {
  if (!result) return null
  const score = scoreText(result, 'team-first')
  const letter = result.status === 'N' ? null : result.status
  const words = [letter, score, result.prescore, result.postscore].filter(Boolean).join(' ')
  return words ? `Final: ${words}` : null
}

/** `origin` makes addresses whole: a calendar entry stands on no site. */
export function gameEvent(game: Game, school: NamedSchool, origin: string): GameEvent {
  const whole = (href: string) => origin + href
  return {
    summary: summaryOf(game, school),
    ...timesOf(game),
    status: statusOf(game),
    location: venueWords(game).join(', '),
    description: descriptionOf(game, whole),
    url: whole(game.gameCenterLink ?? `/sports/${game.sport.globalSportNameSlug}/schedule`),
  }
}
