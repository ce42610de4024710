import type { BoxScore, StatLeader } from '#contract/stats.ts'
import { facingLeaders } from '#site/domains/stats/box-score/facing-leaders.ts'
import { statValue } from '#site/domains/stats/parts/stat-value.ts'

export interface Star {
  name: string
  number: string | null
  position: string | null
  url: string | null
  image: string | null
  side: 'away' | 'home'
  /** '21 K · 12 DIG': the numbers that they led in. */
  line: string[]
}

type Played = Pick<BoxScore, 'columns'> & Record<'away' | 'home', Pick<BoxScore['home'], 'leaders' | 'score'>>

const most = 3

/**
 * Who made the game: whoever led it in the most numbers, the winner's before the loser's where they led in as many. Only
 * what the box score says counts, and it says nothing of a goal line stand.
 */
export function starsOf(box: Played): Star[] {
  const stars = new Map<string, { star: Star; worth: number }>()
  for (const { title, format, away, home } of facingLeaders(box)) {
    for (const [side, leader, other] of [
      ['away', away, home],
      ['home', home, away],
    ] as const) {
      if (!leader || leader.value <= 0) continue
      const key = `${side} ${leader.name}`
      const known = stars.get(key) ?? { star: starOf(leader, side), worth: hasWon(box, side) ? 0.5 : 0 }
      stars.set(key, known)
      known.star.line.push(`${statValue(leader.value, format)} ${leader.descriptor || title}`)
      // A number in which somebody led the whole game is worth two in which they led their own team.
      known.worth += leader.value > (other?.value ?? 0) ? 2 : 1
    }
  }
  return [...stars.values()]
    .toSorted((one, two) => two.worth - one.worth)
    .slice(0, most)
    .map(({ star }) => star)
}

const hasWon = ({ away, home }: Played, side: 'away' | 'home') =>
  side === 'away' ? away.score > home.score : home.score > away.score

const starOf = ({ name, number, position, url, image }: StatLeader, side: Star['side']): Star => ({
  name,
  number,
  position,
  url,
  image,
  side,
  line: [],
})
