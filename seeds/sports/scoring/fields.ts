import type { Random } from '../../basics/random.ts'
import type { Outcome, Play } from './outcome.ts'

function ordinal(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return `${place}${ending}`
}

function placing(random: Random, edge: number, field: number): number {
  const middle = (field + 1) / 2 - (edge * field) / 5
  return Math.max(1, Math.min(field, Math.round(middle + random.normal() * field * 0.22)))
}

const inField = (prescore: string, postscore: string | null): Outcome => ({
  status: 'N',
  team: null,
  opponent: null,
  lines: null,
  prescore,
  postscore,
})

/** Golf: a place among the teams and the strokes over three rounds. */
export function golfEvent({ par }: { par: number }): Play {
  return (random, { edge }) => {
    const field = random.between(9, 18)
    const place = placing(random, edge, field)
    const toPar = Math.round(-14 + place * 4.2 + random.normal() * 6)
    const isTied = place > 1 && random.chance(0.2)
    const relation = toPar === 0 ? 'E' : toPar > 0 ? `+${toPar}` : `${toPar}`
    return inField(`${isTied ? 'T-' : ''}${ordinal(place)} of ${field}`, `${par * 12 + toPar} (${relation})`)
  }
}

/** Cross country, track, rowing, skiing and tournament weekends: a place and the points. */
export function meet({ lowWins, points }: { lowWins: boolean; points: [number, number] }): Play {
  return (random, { edge }) => {
    const field = random.between(6, 16)
    const place = placing(random, edge, field)
    const [best, worst] = points
    const score = Math.round(
      best + ((worst - best) * (place - 1)) / 14 + Math.abs(random.normal()) * (lowWins ? 9 : 5),
    )
    return inField(`${ordinal(place)} of ${field}`, `${score} pts.`)
  }
}
