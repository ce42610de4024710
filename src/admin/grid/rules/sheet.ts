export type Cells = Readonly<Record<string, string>>

interface State {
  /** Rows in the order that they have by nature; those that are new have numbers below zero. */
  ids: readonly number[]
  /** What was typed, by row: cells that are as they were published are not in it. */
  own: ReadonlyMap<number, Cells>
  removed: ReadonlySet<number>
}

/** A grid as somebody has it before them: what is published, what they typed over it, and the way back. */
export interface Sheet extends State {
  base: ReadonlyMap<number, Cells>
  past: readonly State[]
  future: readonly State[]
}

export interface RowOfGrid {
  id: number
  cells: Cells
}

export interface CellWrite {
  id: number
  field: string
  text: string
}

const mostSteps = 200

export const openSheet = (rows: readonly RowOfGrid[]): Sheet => ({
  ids: rows.map(({ id }) => id),
  own: new Map(),
  removed: new Set(),
  base: new Map(rows.map(({ id, cells }) => [id, cells])),
  past: [],
  future: [],
})

export const textAt = ({ own, base }: Sheet, id: number, field: string): string =>
  own.get(id)?.[field] ?? base.get(id)?.[field] ?? ''

export const isNew = (id: number): boolean => id < 0

const stateOf = ({ ids, own, removed }: State): State => ({ ids, own, removed })

const stepped = (sheet: Sheet, next: Partial<State>): Sheet => ({
  ...sheet,
  ...next,
  past: [...sheet.past.slice(1 - mostSteps), stateOf(sheet)],
  future: [],
})

/** Writes cells in one step. What is typed as it was published is no change. */
export function written(sheet: Sheet, writes: readonly CellWrite[], moreRows = 0): Sheet {
  const added = newIds(sheet, moreRows)
  const own = new Map(sheet.own)
  for (const id of added) own.set(id, {})
  for (const { id, field, text } of writes) {
    const before = sheet.base.get(id)?.[field] ?? ''
    const { [field]: _, ...others } = own.get(id) ?? {}
    const cells = text === before ? others : { ...others, [field]: text }
    if (Object.keys(cells).length === 0 && !isNew(id)) own.delete(id)
    else own.set(id, cells)
  }
  const isSame =
    added.length === 0 && writes.every(({ id, field, text }) => textAt(sheet, id, field) === text)
  return isSame ? sheet : stepped(sheet, { own, ids: [...sheet.ids, ...added] })
}

/** Numbers for rows that there are not yet. */
export function newIds({ ids, past }: Sheet, count: number): number[] {
  const least = Math.min(0, ...ids, ...past.flatMap((state) => state.ids.filter(isNew)))
  return Array.from({ length: count }, (_, index) => least - 1 - index)
}

/** Takes rows out; one that is new is gone, one that is published waits until it is saved. */
export function withoutRows(sheet: Sheet, ids: readonly number[]): Sheet {
  const gone = new Set(ids)
  const own = new Map([...sheet.own].filter(([id]) => !gone.has(id)))
  return stepped(sheet, {
    ids: sheet.ids.filter((id) => !gone.has(id)),
    own,
    removed: new Set([...sheet.removed, ...ids.filter((id) => !isNew(id))]),
  })
}

export function undone(sheet: Sheet): Sheet {
  const before = sheet.past.at(-1)
  return before
    ? {
        ...sheet,
        ...before,
        past: sheet.past.slice(0, -1),
        future: [stateOf(sheet), ...sheet.future],
      }
    : sheet
}

export function redone(sheet: Sheet): Sheet {
  const [after, ...rest] = sheet.future
  return after ? { ...sheet, ...after, past: [...sheet.past, stateOf(sheet)], future: rest } : sheet
}

export interface Changes {
  edits: { id: number; cells: Cells; from: Cells }[]
  adds: { id: number; cells: Cells }[]
  removals: number[]
}

/** What was typed since it was opened. An empty row that somebody began and left is none. */
export function changesOf(sheet: Sheet): Changes {
  const rows = sheet.ids.flatMap((id) => {
    const cells = sheet.own.get(id)
    return cells ? [{ id, cells }] : []
  })
  return {
    edits: rows
      .filter(({ id }) => !isNew(id))
      .map(({ id, cells }) => ({
        id,
        cells,
        from: Object.fromEntries(
          Object.keys(cells).map((field) => [field, sheet.base.get(id)?.[field] ?? '']),
        ),
      })),
    adds: rows.filter(({ id, cells }) => isNew(id) && Object.values(cells).some((text) => text !== '')),
    removals: [...sheet.removed],
  }
}

export const countOf = ({ edits, adds, removals }: Changes): number =>
  edits.reduce((sum, { cells }) => sum + Object.keys(cells).length, 0) + adds.length + removals.length

/** The same typing over what is published by now: what others changed shows, what was typed stays. */
export function rebased(sheet: Sheet, rows: readonly RowOfGrid[]): Sheet {
  const fresh = openSheet(rows)
  const kept = keptOf(sheet)
  return withKept(fresh, kept)
}

/** Without rows that were new and have been saved: they come with what is published. */
export function withoutNew(sheet: Sheet, ids: readonly number[]): Sheet {
  const gone = new Set(ids.filter(isNew))
  return {
    ...sheet,
    ids: sheet.ids.filter((id) => !gone.has(id)),
    own: new Map([...sheet.own].filter(([id]) => !gone.has(id))),
  }
}

/** What a browser keeps of it, so that a closed laptop loses nothing. */
export interface Kept {
  own: [number, Cells][]
  removed: number[]
}

export const keptOf = ({ own, removed }: Sheet): Kept => ({ own: [...own], removed: [...removed] })

export function withKept(sheet: Sheet, { own, removed }: Kept): Sheet {
  const known = own.filter(([id]) => isNew(id) || sheet.base.has(id))
  const typed = known.flatMap(([id, cells]): [number, Cells][] => {
    const base = sheet.base.get(id)
    const left = Object.entries(cells).filter(([field, text]) => !base || (base[field] ?? '') !== text)
    return left.length > 0 ? [[id, Object.fromEntries(left)]] : []
  })
  const gone = new Set(removed.filter((id) => sheet.base.has(id)))
  const fresh = typed.map(([id]) => id).filter(isNew)
  return {
    ...sheet,
    ids: [...sheet.ids.filter((id) => !gone.has(id)), ...fresh.toSorted((a, b) => b - a)],
    own: new Map(typed.filter(([id]) => !gone.has(id))),
    removed: gone,
  }
}

export const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'own' in value &&
  Array.isArray(value.own) &&
  'removed' in value
