import { useEffect, useRef, useState } from 'react'
import { forget, keep, kept } from '../ground/kept.ts'
import { useStore } from '../ground/store.ts'
import { createGrid, type GridModel } from './model.ts'
import type { GridColumn } from './rules/column.ts'
import {
  changesOf,
  countOf,
  isKept,
  keptOf,
  openSheet,
  type RowOfGrid,
  rebased,
  type Sheet,
  withKept,
  withoutNew,
} from './rules/sheet.ts'

interface Asked {
  /** By which a browser keeps what was typed. */
  name: string
  columns: readonly GridColumn[]
  rows: readonly RowOfGrid[]
  mayWrite: boolean
}

/** A grid over what is published. What was typed stays through a reload, a closed browser and what others publish. */
export function useSheet({ name, columns, rows, mayWrite }: Asked) {
  const place = `grid:${name}`
  const [model] = useState((): GridModel => {
    const made = createGrid(columns, rows, mayWrite)
    const typed = mayWrite ? kept(place, isKept) : null
    if (typed) made.sheet.set(withKept(made.sheet.get(), typed))
    return made
  })
  const seen = useRef(rows)
  useEffect(() => {
    model.columns.set(columns)
  }, [model, columns])
  const sent = useRef<Sheet | null>(null)
  useEffect(() => {
    if (seen.current === rows) return
    seen.current = rows
    const now = model.sheet.get()
    model.sheet.set(
      sent.current === now ? openSheet(rows) : rebased(withoutNew(now, sent.current?.ids ?? []), rows),
    )
    sent.current = null
  }, [model, rows])
  useEffect(
    () =>
      model.sheet.subscribe(() => {
        const sheet = model.sheet.get()
        if (countOf(changesOf(sheet)) === 0) forget(place)
        else keep(place, keptOf(sheet))
      }),
    [model, place],
  )
  const sheet = useStore(model.sheet)
  const changes = changesOf(sheet)
  return {
    model,
    changes,
    count: countOf(changes),
    discard() {
      model.sheet.set(openSheet(rows))
    },
    /** What was sent: when the rows come anew, they have it. What was typed since stays typed. */
    saved(sheetSent: Sheet) {
      sent.current = sheetSent
    },
  }
}
