import type { TicketLink } from '#contract/settings.lists.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import { alphabetical } from '#site/format/alphabetical.ts'

export interface SportTickets {
  sport: SportRef
  links: TicketLink[]
}

/** The department's own links, and those of each sport, by its name. */
export function ticketsBySport(links: readonly TicketLink[]): {
  general: TicketLink[]
  sports: SportTickets[]
} {
  const sports = new Map<number, SportTickets>()
  for (const link of links) {
    if (!link.sport) continue
    const known = sports.get(link.sport.id) ?? { sport: link.sport, links: [] }
    known.links.push(link)
    sports.set(link.sport.id, known)
  }
  return {
    general: links.filter(({ sport }) => sport === null),
    sports: [...sports.values()].toSorted((a, b) => alphabetical(a.sport.title, b.sport.title)),
  }
}

const kinds: Record<TicketLink['kind'], string> = {
  single: 'Single games',
  season: 'Season tickets',
  group: 'Groups',
  student: 'Students',
}

/** What a link under its sport's name is for. */
export const ticketKind = ({ kind }: Pick<TicketLink, 'kind'>): string => kinds[kind]
