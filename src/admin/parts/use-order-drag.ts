import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { placeAt } from './place-at.ts'

/**
 * An order that is chosen by dragging handles, with a mouse, a pen or a finger, or by arrow keys on them. The list is in
 * its new order while it is still dragged.
 */
export function useOrderDrag<List extends HTMLElement>(
  onMove: (from: number, to: number) => void,
  /** It was let go of: for whoever acts on the last place alone. */
  onDrop?: () => void,
) {
  const list = useRef<List>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const latest = useRef({ onMove, onDrop })
  useEffect(() => {
    latest.current = { onMove, onDrop }
  })

  useEffect(() => {
    if (dragged === null) return undefined
    // Of the window: an entry that is moved in the document loses the pointer.
    const onPointer = ({ clientY }: globalThis.PointerEvent) => {
      const entries = [...(list.current?.children ?? [])].map((entry) => entry.getBoundingClientRect())
      const to = placeAt(entries, dragged, clientY)
      if (to === dragged) return
      latest.current.onMove(dragged, to)
      setDragged(to)
    }
    const onEnd = () => {
      setDragged(null)
      latest.current.onDrop?.()
    }
    addEventListener('pointermove', onPointer)
    addEventListener('pointerup', onEnd)
    addEventListener('pointercancel', onEnd)
    return () => {
      removeEventListener('pointermove', onPointer)
      removeEventListener('pointerup', onEnd)
      removeEventListener('pointercancel', onEnd)
    }
  }, [dragged])

  const handleOf = (index: number, count: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      setDragged(index)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0
      const to = index + step
      if (step === 0 || to < 0 || to >= count) return
      event.preventDefault()
      latest.current.onMove(index, to)
      // The keyboard goes with the entry.
      requestAnimationFrame(() =>
        list.current?.children[to]?.querySelector<HTMLElement>('[data-handle]')?.focus(),
      )
    },
  })
  return { list, dragged, handleOf }
}
