import { keep, kept } from '../ground/kept.ts'

/** Something that was opened here before. */
export interface Recent {
  kind: string
  id: number
  title: string
  one: string
  sport?: string | null
}

const isRecent = (value: unknown): value is Recent[] => Array.isArray(value)
const most = 12

export const recentThings = (): Recent[] => kept('recent', isRecent) ?? []

export function opened(thing: Recent): void {
  const others = recentThings().filter(({ kind, id }) => kind !== thing.kind || id !== thing.id)
  keep('recent', [thing, ...others].slice(0, most))
}
