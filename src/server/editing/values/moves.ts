import type { Around, Kind, Values } from '../kind/kind.ts'

/** The addresses that a content's pages would leave, each with the one that it is found at from then on. */
export function movesBetween(
  kind: Pick<Kind, 'pages'>,
  before: Values,
  after: Values,
  around: Around,
): { from: string; to: string }[] {
  const now = kind.pages?.(after, around) ?? []
  return (kind.pages?.(before, around) ?? []).flatMap((from, index) => {
    const to = now[index]
    return to === undefined || to === from ? [] : [{ from, to }]
  })
}
