/** The cards of a content that is on the site, by what it is; none for what networks show as any page. */
export function cardPath(kind: string, id: number | null, address: string | null): string | null {
  if (id === null || !address) return null
  if (kind === 'games') return `/cards/game/${id}.png`
  if (kind === 'roster-entries') return `/cards/player/${id}.png`
  const [, year, month, day, name] = /^\/news\/(\d{4})\/(\d{1,2})\/(\d{1,2})\/([^/?#]+)$/.exec(address) ?? []
  if (kind !== 'stories' || !year || !month || !day) return null
  return `/cards/story/${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}/${name}.png`
}

export const cardShapes = [
  { shape: 'wide', title: 'Link', size: '1200 × 630', width: 1200, height: 630 },
  { shape: 'square', title: 'Post', size: '1080 × 1080', width: 1080, height: 1080 },
  { shape: 'tall', title: 'Story', size: '1080 × 1920', width: 1080, height: 1920 },
] as const
