import type { KindSummary } from '#contract/editing/desk.shapes.ts'
import type { IconName } from '../parts/Icon.tsx'
import { titleWords } from '../words/title-words.ts'
import { libraryKind, newAddress } from './addresses.ts'
import type { Recent } from './recent.ts'

export interface PaletteEntry {
  id: string
  label: string
  /** What kind of thing it is, beside its name. */
  hint: string
  icon: IconName
  to: string
}

const screens: readonly PaletteEntry[] = [
  { id: 'today', label: 'Today', hint: 'Screen', icon: 'home', to: '/' },
  { id: 'drafts', label: 'Drafts', hint: 'Screen', icon: 'drafts', to: '/drafts' },
  { id: 'releases', label: 'Releases', hint: 'Screen', icon: 'release', to: '/releases' },
  { id: 'media', label: 'Media library', hint: 'Screen', icon: 'media', to: '/media' },
  { id: 'history', label: 'History', hint: 'Screen', icon: 'history', to: '/history' },
  { id: 'trash', label: 'Trash', hint: 'Screen', icon: 'trash', to: '/trash' },
  { id: 'settings', label: 'Settings', hint: 'Screen', icon: 'settings', to: '/settings' },
]

/** Screens, kinds and what can be begun. */
export function commandEntries(all: readonly KindSummary[]): PaletteEntry[] {
  const kinds = all.filter(({ kind }) => kind !== libraryKind)
  return [
    ...screens,
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

export const thingEntry = ({ kind, id, title, one }: Recent): PaletteEntry => ({
  id: `${kind}/${id}`,
  label: titleWords(title),
  hint: one,
  icon: 'edit',
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

export function matching(entries: readonly PaletteEntry[], typed: string, most = 8): PaletteEntry[] {
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry.label, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry)
}
