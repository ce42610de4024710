import type { IconName } from '#ui/icons/icon-names.ts'
import type { HonorEntry } from './honor-entries.ts'
import type { HonorFact } from './honors-words.ts'

interface PlaqueNeighbour {
  firstName: string
  lastName: string
  title: string
  image: string | null
  url: string
}

/** One honor of one person, as it hangs on the wall. */
export interface Plaque {
  id: number
  up: { href: string; label: string }
  firstName: string
  lastName: string
  /** Their page, where the rosters know them. */
  playerUrl: string | null
  image: string | null
  /** What it is: 'Hall of Fame'. */
  honor: string
  /** 'Class of' and '1987'. */
  year: { label: string; value: string; href: string | null }
  citation: string
  facts: HonorFact[]
  links: { href: string; label: string; icon: IconName }[]
  html: string
  related: { title: string; href: string; more: string; look: 'cards' | 'rows'; entries: HonorEntry[] }
  neighbours: { previous: PlaqueNeighbour | null; next: PlaqueNeighbour | null }
}

/** How a player's page is offered: the bio of a roster, or the line among all who ever played. */
export const playerLinks = (playerUrl: string | null): Plaque['links'] =>
  playerUrl
    ? [
        {
          href: playerUrl,
          label: playerUrl.includes('/historical-roster') ? 'In the all-time roster' : 'Player page',
          icon: 'person',
        },
      ]
    : []
