import { useEffect, useMemo } from 'react'
import type { KindDescription, ListedItem } from '#contract/editing/desk.shapes.ts'
import { call } from '../api/call.ts'
import { queries, somethingChanged } from '../api/queries.ts'
import { askedColumns } from '../kinds/columns.ts'
import { notifyDone, notifyProblem } from '../shell/notices.ts'
import { isWhole, type ListState } from './list-state.ts'
import { OrderSending } from './order-sending.ts'
import { isTree, movedAmong, siblingsOf } from './tree.ts'
import { itemsShown, showOrder } from './use-list.ts'

export interface Order {
  /** Whether it is chosen by hand here, by who looks at it. */
  isOpen: boolean
  /** To the place of another one. */
  moveTo(id: number, target: number): void
  /** Past its neighbors; false where there is none to pass. */
  moveBy(id: number, step: -1 | 1): boolean
  mayMoveBy(id: number, step: -1 | 1): boolean
}

/** The order of a list that is chosen by hand: what is shown moves at once, and what is published follows. */
export function useOrder(kind: KindDescription | undefined, state: ListState): Order {
  const name = kind?.kind ?? ''
  const isOpen = kind !== undefined && kind.isOrdered && kind.mayPublish && isWhole(state)
  const columns = kind ? askedColumns(kind, state.columns) : []
  const isMenu = kind !== undefined && isTree(kind)
  const sending = useMemo(
    () =>
      new OrderSending({
        async send(ids) {
          try {
            notifyDone('Order changed.', await call('order', { kind: name, body: { ids } }))
          } catch (error) {
            notifyProblem(error)
          }
        },
        onRest: () => void somethingChanged(),
      }),
    [name],
  )
  useEffect(() => {
    const send = () => void sending.flush()
    addEventListener('pagehide', send)
    return () => {
      removeEventListener('pagehide', send)
      send()
    }
  }, [sending])

  // What is shown now, and not when the screen was last drawn: the next key may come before it is drawn again.
  const siblings = (id: number): readonly ListedItem[] => {
    const items = itemsShown(name, state, columns)
    const item = items.find((each) => each.id === id)
    return isOpen && item?.isPublished ? siblingsOf(items, item, isMenu) : []
  }
  const among = (own: readonly ListedItem[], id: number) => own.findIndex((each) => each.id === id)
  function move(own: readonly ListedItem[], from: number, to: number): boolean {
    const target = own[to]
    if (from < 0 || !target?.isPublished || from === to) return false
    const before = itemsShown(name, state, columns)
    const after = movedAmong(before, own, from, to)
    // An answer that is still on its way would show the order as it was.
    void queries.cancelQueries({ queryKey: ['list'] })
    showOrder(name, state, columns, after)
    sending.want(
      before.map((item) => item.id),
      after.map((item) => item.id),
    )
    return true
  }
  const nextTo = (id: number, step: -1 | 1) => {
    const own = siblings(id)
    const from = among(own, id)
    return { own, from, to: from + step }
  }
  return {
    isOpen,
    moveTo(id, target) {
      const own = siblings(id)
      move(own, among(own, id), among(own, target))
    },
    moveBy(id, step) {
      const { own, from, to } = nextTo(id, step)
      return move(own, from, to)
    },
    mayMoveBy(id, step) {
      const { own, from, to } = nextTo(id, step)
      return from >= 0 && own[to]?.isPublished === true
    },
  }
}
