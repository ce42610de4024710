import { keep, kept } from '../ground/kept.ts'

/** A list as somebody wants to find it again; kept in this browser, told to others by its address. */
export interface SavedView {
  name: string
  query: string
}

const isViews = (value: unknown): value is SavedView[] => Array.isArray(value)

export const viewsOf = (kind: string): SavedView[] => kept(`views:${kind}`, isViews) ?? []

export function saveView(kind: string, view: SavedView): void {
  const others = viewsOf(kind).filter(({ name }) => name !== view.name)
  keep(`views:${kind}`, [...others, view])
}

export function forgetView(kind: string, name: string): void {
  keep(
    `views:${kind}`,
    viewsOf(kind).filter((view) => view.name !== name),
  )
}
