import type { KindSummary } from '#contract/editing/desk.shapes.ts'
import type { IconName } from '../parts/Icon.tsx'
import { titleWords } from '../words/title-words.ts'
import { libraryKind, newAddress } from './addresses.ts'
import { iconOfKind } from './groups.ts'
import type { Recent } from './recent.ts'
import type { ScreenEntry } from './screens.ts'

export interface PaletteEntry {
  id: string
  label: string
  /** What kind of thing it is, beside its name. */
  hint: string
  icon: IconName
  /** Where it leads; empty where it does something instead. */
  to: string
  run?: () => void
  /** What else it is looked for by. */
  also?: string
}

/** Screens, kinds and what can be begun. */
export function commandEntries(all: readonly KindSummary[], screens: readonly ScreenEntry[]): PaletteEntry[] {
  const kinds = all.filter(({ kind }) => kind !== libraryKind)
  return [
    ...screens.map(({ to, label, icon, also }) => ({
      id: to,
      label,
      hint: 'Screen',
      icon,
      to,
      ...(also ? { also } : {}),
    })),
    ...kinds.map(({ kind, many, isSingle }) => ({
      id: kind,
      label: many,
      hint: isSingle ? 'Settings' : 'List',
      icon: isSingle ? ('settings' as const) : ('filter' as const),
      to: isSingle ? `/content/${kind}/1` : `/content/${kind}`,
    })),
    ...kinds
      .filter(({ isSingle, mayWrite }) => !isSingle && mayWrite)
      .map(({ kind, one }) => ({
        id: `new ${kind}`,
        label: `New ${one.toLowerCase()}`,
        hint: 'Begin',
        icon: 'add' as const,
        to: newAddress(kind),
      })),
  ]
}

export const thingEntry = (
  { kind, id, title, one, sport }: Recent,
  kinds: readonly KindSummary[],
): PaletteEntry => ({
  id: `${kind}/${id}`,
  label: titleWords(title),
  hint: sport ? `${one} · ${sport}` : one,
  icon: iconOfKind(kinds, kind),
  to: kind === libraryKind ? `/media?file=${id}` : `/content/${kind}/${id}`,
})

/** How well an entry answers what was typed: every word must be in it, at the beginning of one of its own at best. */
export function scoreOf(label: string, typed: string): number {
  const [words, sought] = [label.toLowerCase(), typed.trim().toLowerCase().split(/\s+/)]
  let score = 0
  for (const part of sought) {
    const at = words.indexOf(part)
    if (at < 0) return 0
    score += at === 0 ? 4 : words[at - 1] === ' ' ? 2 : 1
  }
  return score + 1 / (1 + words.length)
}

/** What it is called counts for more than what else it is looked for by. */
const bestScore = ({ label, also }: PaletteEntry, typed: string): number =>
  scoreOf(label, typed) || (also ? scoreOf(`${label} ${also}`, typed) / 10 : 0)

export function matching(entries: readonly PaletteEntry[], typed: string, most = 8): PaletteEntry[] {
  return entries
    .map((entry) => ({ entry, score: bestScore(entry, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry)
}
