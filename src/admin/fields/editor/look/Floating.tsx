import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { Writing } from '../behaviour/writing.ts'
import styles from './Floating.module.css'

/** Something above the text, right below the place that it is about; above it where there is no room. */
export function Floating({ writing, at, children }: { writing: Writing; at: number; children: ReactNode }) {
  const own = useRef<HTMLDivElement>(null)
  const place = () => {
    const box = own.current
    if (!box || writing.editor.isDestroyed) return
    const { view } = writing.editor
    const safe = Math.min(at, view.state.doc.content.size)
    const element = view.nodeDOM(safe)
    const spot =
      element instanceof HTMLImageElement ? element.getBoundingClientRect() : view.coordsAtPos(safe)
    const { width, height } = box.getBoundingClientRect()
    const room = (visualViewport?.height ?? innerHeight) - 56
    const below = spot.bottom + 6
    const top = below + height > room && spot.top - height - 6 > 0 ? spot.top - height - 6 : below
    const left = Math.max(8, Math.min(spot.left, innerWidth - width - 8))
    box.style.setProperty('top', `${Math.round(Math.min(top, Math.max(8, innerHeight - height - 8)))}px`)
    box.style.setProperty('left', `${Math.round(left)}px`)
  }
  useLayoutEffect(place)
  useEffect(() => {
    addEventListener('scroll', place, true)
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, true)
      removeEventListener('resize', place)
    }
  })
  return (
    <div ref={own} className={styles.floating}>
      {children}
    </div>
  )
}
