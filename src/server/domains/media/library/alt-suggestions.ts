export interface AssetFacts {
  people: readonly string[]
  /** 'Women's Soccer'. */
  sport: string | null
  game: { opponent: string; atVs: 'at' | 'vs'; day: string } | null
  caption: string | null
}

/** What might be said of a picture, from what is known of it. Offered: what is to be seen, only somebody who looks can say. */
export function altSuggestions({ people, sport, game, caption }: AssetFacts): string[] {
  const who = listed(people)
  const where = game ? `${game.atVs === 'at' ? 'at' : 'against'} ${game.opponent}` : ''
  const when = game ? `on ${dayInWords(game.day)}` : ''
  const short = [who || sport || '', where].filter(Boolean).join(' ')
  const long = [who && sport ? `${who} of ${sport}` : who || sport || '', where, when]
  const spoken = caption?.replace(/\s+/g, ' ').trim() ?? ''
  return [...new Set([long.filter(Boolean).join(' '), short, spoken.length <= 200 ? spoken : ''])].filter(
    (words) => words !== '',
  )
}

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names)

const dayInWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
