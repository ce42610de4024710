import type { StoryGame } from '#contract/shapes/news.story-parts.ts'
import { type Outcome, outcomeOf } from '#site/domains/games/parts/outcome.ts'
import { formatDate } from '#site/format/date.ts'

interface StoryGameWords {
  /** 'at Northfield', or the name of a meet. */
  opponent: string
  day: string
  outcome: Outcome | null
  /** '3-2', the place in a meet, or when it starts. */
  figure: string
  note: string | null
  /** A game that is over leads to its figures, one that is not to where it can be followed. */
  link: { href: string; label: string }
}

/** How a story speaks of a game. Before its end there is no score to show: what moves is on the game's own page. */
export function storyGameWords(game: StoryGame): StoryGameWords {
  const { opponent, tournament, atVs, result, date, time } = game
  const isMeet = tournament === opponent.title
  const scores = result ? [result.teamScore, result.opponentScore].filter((score) => score !== null) : []
  const notes = [result?.prescore, result?.postscore].filter(Boolean).join(' · ')
  const score = scores.join('-')
  return {
    opponent: isMeet ? opponent.title : `${atVs} ${opponent.title}`,
    day: formatDate(date, 'ccc, MMM d, yyyy'),
    outcome: result && outcomeOf(result),
    figure: score || notes || (result ? 'Final' : time || 'To be announced'),
    note: score && notes ? notes : null,
    link: linkOf(game),
  }
}

function linkOf({ boxscore, gameCenter, result, sport, season }: StoryGame): StoryGameWords['link'] {
  if (result && boxscore) return { href: boxscore, label: 'Box score' }
  if (gameCenter) return { href: gameCenter, label: 'Game center' }
  return { href: `/sports/${sport.globalSportNameSlug}/schedule/${season}`, label: 'Schedule' }
}
