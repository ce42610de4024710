import { type CardShape, cardShapes } from './card.ts'

/** What a card is of, as its address under `/cards/` says it. */
export type CardSubject =
  | { kind: 'school' }
  | { kind: 'story'; day: string; slug: string }
  | { kind: 'game'; id: number }
  | { kind: 'player'; id: number }
  | { kind: 'milestone'; id: number; count: string }

const forms: readonly [RegExp, (parts: string[]) => CardSubject][] = [
  [/^school\.png$/, () => ({ kind: 'school' })],
  [
    /^story\/(\d{4}-\d\d-\d\d)\/([^/]{1,120})\.png$/,
    ([day = '', slug = '']) => ({ kind: 'story', day, slug }),
  ],
  [/^game\/([1-9]\d{0,8})\.png$/, ([id]) => ({ kind: 'game', id: Number(id) })],
  [/^player\/([1-9]\d{0,8})\.png$/, ([id]) => ({ kind: 'player', id: Number(id) })],
  [
    /^milestone\/([1-9]\d{0,8})\/([\w-]{1,20}\.[\w-]{1,20})\.png$/,
    ([id, count = '']) => ({ kind: 'milestone', id: Number(id), count }),
  ],
]

/** 'game/12.png' → a game's card; null for what is no address of one. */
export function cardSubject(path: string): CardSubject | null {
  for (const [form, read] of forms) {
    const [found, ...parts] = form.exec(path) ?? []
    if (found !== undefined) return read(parts)
  }
  return null
}

/** The network's shape; null for one that nobody has. */
export function cardShape(asked: unknown): CardShape | null {
  return asked === undefined ? 'wide' : (cardShapes.find((shape) => shape === asked) ?? null)
}
