import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'

interface Drag {
  id: number
  /** The line that it would take the place of. */
  over: number
}

/** So near to the edge of the screen the list moves on under the pointer, so many pixels at a time. */
const [edge, pace] = [56, 10]

/**
 * Lines that are dragged by their handles, with a mouse, a pen or a finger. Of a long list only some are drawn: the place
 * is read off the line under the pointer, and the list scrolls on while it is held at an edge.
 */
export function useRowDrag(body: RefObject<HTMLElement | null>, onDrop: (id: number, over: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const dragged = drag?.id ?? null
  const drop = useEffectEvent(() => {
    setDrag(null)
    if (drag && drag.over !== drag.id) onDrop(drag.id, drag.over)
  })

  useEffect(() => {
    if (dragged === null) return undefined
    let y: number | null = null
    let frame = 0
    const look = () => {
      const box = body.current?.getBoundingClientRect()
      if (!box || y === null) return
      const line = document.elementFromPoint(box.left + box.width / 2, y)?.closest('[data-row]')
      const over = Number(line?.getAttribute('data-row') ?? Number.NaN)
      if (!Number.isNaN(over)) setDrag((now) => (now && now.over !== over ? { ...now, over } : now))
    }
    const scroll = () => {
      frame = requestAnimationFrame(scroll)
      const screen = document.getElementById('screen')
      const box = screen?.getBoundingClientRect()
      if (!screen || !box || y === null) return
      const step = y < box.top + edge ? -pace : y > box.bottom - edge ? pace : 0
      if (step === 0) return
      screen.scrollBy(0, step)
      look()
    }
    const onMove = (event: globalThis.PointerEvent) => {
      y = event.clientY
      look()
    }
    const onUp = () => drop()
    const onCancel = () => setDrag(null)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setDrag(null)
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', onCancel)
    addEventListener('keydown', onKey)
    frame = requestAnimationFrame(scroll)
    return () => {
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', onCancel)
      removeEventListener('keydown', onKey)
      cancelAnimationFrame(frame)
    }
  }, [dragged, body])

  const begin = (id: number) => (event: PointerEvent) => {
    if (event.button !== 0) return
    // Otherwise words are marked on the way.
    event.preventDefault()
    setDrag({ id, over: id })
  }
  return { drag, begin }
}
