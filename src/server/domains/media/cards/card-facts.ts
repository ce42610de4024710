import type { GameCenterHero } from '#contract/game-center.ts'
import type { Story } from '#contract/news.ts'
import type { RosterPlayerBio } from '#contract/rosters.ts'
import type { SeoSettings } from '#contract/settings.ts'
import { gameStateOf, isCalledOff, isOver } from '#contract/shapes/game-state.ts'
import { milestonesOf } from '#contract/stats/milestones.ts'
import type { PlayerStats } from '#contract/stats.ts'
import type { CardTeam, Figure, GameCard, MilestoneCard, PlayerCard, SchoolCard, StoryCard } from './card.ts'

/** '2026-11-14…' → 'November 14, 2026': a day is the same everywhere. */
const dayWords = (date: string, options: Intl.DateTimeFormatOptions): string => {
  const day = Date.parse(`${date.slice(0, 10)}T12:00:00Z`)
  return Number.isNaN(day)
    ? ''
    : new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(day)
}
const fullDay = (date: string) => dayWords(date, { month: 'long', day: 'numeric', year: 'numeric' })
const weekday = (date: string) => dayWords(date, { weekday: 'long', month: 'long', day: 'numeric' })

export function storyCardOf(story: Story): StoryCard {
  const picture = story.image ?? story.alternateImage ?? story.gallery?.cover ?? null
  return {
    kind: 'story',
    label: story.sport.shortName === 'general' ? 'Athletics' : story.sport.title,
    title: story.title,
    day: fullDay(story.publishedOn),
    picture: picture?.url ?? null,
  }
}

export function gameCardOf(hero: GameCenterHero): GameCard {
  const { game, teams, opponentInfo, location } = hero
  const state = gameStateOf(hero.gameState)
  const phase = isCalledOff(state)
    ? 'off'
    : isOver(state)
      ? 'over'
      : hero.period > 0 || state === 'Live'
        ? 'live'
        : 'before'
  const isMeet = game?.type === 'S' || (game?.tournament ?? null) === opponentInfo.title
  const teamOf = ({ isSchool, name, abbreviation, icon, color, Score }: typeof teams.home): CardTeam => ({
    name,
    abbreviation,
    crest: icon,
    colour: color,
    isOwn: isSchool,
    score: phase === 'before' || phase === 'off' ? null : Score,
  })
  const [away, home] = [teamOf(teams.away), teamOf(teams.home)]
  const school = hero.schoolIsHome ? home : away
  return {
    kind: 'game',
    sport: hero.sport.title,
    status: phase === 'before' ? (state === 'Delayed' ? 'Delayed' : '') : statusOf(hero, phase, isMeet),
    phase,
    between: hero.gameLocationIndicator === 'N' ? 'vs' : 'at',
    day: weekday(hero.date || hero.dateTime),
    time: game?.isTbd ? 'Time to be announced' : hero.gameTime,
    place: [location.facilityTitle, location.location].filter(Boolean).join(', '),
    teams: isMeet ? [school] : [away, home],
    event: isMeet ? opponentInfo.title : null,
  }
}

/** Of a meet its place says how it ended. */
function statusOf(
  { gameStateDisplay, game }: GameCenterHero,
  phase: GameCard['phase'],
  isMeet: boolean,
): string {
  const note = game?.result?.postscore
  if (phase !== 'over') return gameStateDisplay
  if (isMeet) return game?.result?.prescore ?? 'Final'
  return note ? `Final/${note}` : 'Final'
}

type Numbers = PlayerStats['sports'][number]
const numbersOf = (
  stats: PlayerStats | null,
  { sport }: Pick<RosterPlayerBio, 'sport'>,
): Numbers | undefined => stats?.sports.find((own) => own.sport.id === sport.id)

const figureFormat = new Intl.NumberFormat('en-US')
const mostFigures = 3

export function playerCardOf(bio: RosterPlayerBio, stats: PlayerStats | null): PlayerCard {
  const { player, sport, season } = bio
  return {
    kind: 'player',
    sport: sport.title,
    season,
    firstName: player.firstName,
    lastName: player.lastName,
    number: player.jerseyNumber,
    facts: [player.positionTitle ?? player.position, player.academicYear, player.hometown].filter(
      (fact): fact is string => Boolean(fact),
    ),
    figures: seasonFigures(numbersOf(stats, bio), season),
    picture: player.image,
  }
}

function seasonFigures(numbers: Numbers | undefined, season: string): Figure[] {
  const line = numbers?.seasons.find((one) => one.season === season)
  if (!numbers || !line) return []
  return numbers.keyNumbers
    .flatMap(({ group, key }): Figure[] => {
      const column = numbers.columns
        .find((table) => table.key === group)
        ?.columns.find((one) => one.key === key)
      const value = line.stats[group]?.[key]
      return column?.format === 'whole' && value
        ? [{ value: figureFormat.format(value), label: column.name }]
        : []
    })
    .slice(0, mostFigures)
}

/** Null where a career has not come so far, or nobody counts that. */
export function milestoneCardOf(
  bio: RosterPlayerBio,
  stats: PlayerStats | null,
  count: string,
): MilestoneCard | null {
  const numbers = numbersOf(stats, bio)
  const milestone = numbers && milestonesOf(numbers).find((one) => one.count === count)
  if (!milestone) return null
  const { player, sport } = bio
  const { game } = milestone
  return {
    kind: 'milestone',
    sport: sport.title,
    firstName: player.firstName,
    lastName: player.lastName,
    value: figureFormat.format(milestone.mark),
    label: `Career ${milestone.name}`,
    detail: game
      ? `Reached ${fullDay(game.startDate)} ${game.locationIndicator === 'A' ? 'at' : 'vs'} ${game.opponent.title}`
      : '',
    picture: player.image,
  }
}

export const schoolCardOf = (seo: SeoSettings | null): SchoolCard => ({
  kind: 'school',
  line: seo?.title.mascotPlural ? `Home of the ${seo.title.mascotPlural}` : '',
})
