import { type Content, isGroup, type Kind, type Values } from '../kind/kind.ts'
import type { Hand } from '../pieces/hand.ts'
import { kindsFor } from '../pieces/rights.ts'
import { findContent } from '../rows/list-content.ts'
import { sportsOf } from '../rows/sport-of.ts'
import { contentTitles, titlesIn } from '../rows/titles.ts'

interface Found {
  kind: string
  one: string
  id: number
  title: string
  sport: string | null
}

const ofEach = 4
const inAll = 24

/** Two games of one day are told apart by their teams. */
async function sportTitles({ tx, kinds }: Hand, kind: Kind, rows: readonly Content[]) {
  if (kind.sport !== 'sportId') return () => null
  const values = rows.map(({ value }) => value)
  const titles = await titlesIn(tx, kinds, kind, values, ['sportId'])
  return (value: Values): string | null => titles[`sports/${String(value['sportId'])}`] ?? null
}

/** What is called like some words, whatever kind it is: what is called just so comes first, then what begins with them. */
export async function findItems(hand: Hand, search: string): Promise<Found[]> {
  const found: Found[] = []
  const known = new Set(kindsFor(hand))
  for (const kind of hand.kinds.all) {
    if (isGroup(kind) || !known.has(kind.name) || kind.search.length === 0) continue
    const rows = await findContent(hand.tx, kind, {
      kinds: hand.kinds,
      search,
      limit: ofEach,
      sportIds: sportsOf(hand.visitor),
    })
    const titles = await contentTitles(hand, kind, rows)
    const sport = await sportTitles(hand, kind, rows)
    for (const { id, value } of rows)
      found.push({ kind: kind.name, one: kind.one, id, title: titles.get(id) ?? '', sport: sport(value) })
  }
  const sought = search.trim().toLowerCase()
  const place = ({ title }: Found) => {
    const name = title.toLowerCase()
    if (name === sought) return 0
    if (name.startsWith(sought)) return 1
    return name.includes(sought) ? 2 : 3
  }
  return found.toSorted((a, b) => place(a) - place(b) || a.title.length - b.title.length).slice(0, inAll)
}
