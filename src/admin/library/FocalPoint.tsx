import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Asset } from '#contract/editing/media.ts'
import { whole } from '../media/asset-looks.ts'
import { Button } from '../parts/Button.tsx'
import styles from './FocalPoint.module.css'
import { type Focus, focusAt, middle, movedFocus, objectPosition } from './focal.ts'

interface FocalPointProps {
  asset: Asset
  /** Null where none was chosen: the middle. */
  focus: Focus | null
  onChange(focus: Focus | null): void
  onLeave(): void
}

/** The shapes that pages cut pictures to. */
const shapes = [
  { name: 'Lead story', width: 160, height: 90 },
  { name: 'Card', width: 120, height: 90 },
  { name: 'Square', width: 90, height: 90 },
  { name: 'Portrait', width: 68, height: 90 },
]

/** What must be seen of a picture, chosen with a pointer or with the arrows; the crops follow at once. */
export function FocalPoint({ asset, focus: chosen, onChange, onLeave }: FocalPointProps) {
  // While the pointer holds it, it is where the pointer is.
  const [held, setHeld] = useState<Focus | null>(null)
  const picture = useRef<HTMLDivElement>(null)
  const focus = held ?? chosen
  const at = focus ?? middle
  const source = { width: asset.width ?? 4, height: asset.height ?? 3 }
  const image = whole(asset, 640)
  const move = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect()
    if (box) setHeld(focusAt(box, clientX, clientY))
  }
  const onKey = (event: KeyboardEvent) => {
    const moved = movedFocus(at, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    onChange(moved)
  }
  return (
    <div className={styles.focal}>
      <div
        ref={picture}
        className={styles.picture}
        onPointerDown={(event) => {
          if (!asset.mayWrite) return
          event.currentTarget.setPointerCapture(event.pointerId)
          move(event)
        }}
        onPointerMove={(event) => held && move(event)}
        onPointerCancel={() => setHeld(null)}
        onPointerUp={(event) => {
          const box = picture.current?.getBoundingClientRect()
          if (held && box) onChange(focusAt(box, event.clientX, event.clientY))
          setHeld(null)
        }}
      >
        <img className={styles.image} src={image} alt={asset.alt ?? ''} draggable={false} />
        {asset.mayWrite ? (
          <button
            type="button"
            className={styles.point}
            style={{ left: `${at.x}%`, top: `${at.y}%` }}
            aria-label={`Focal point, ${at.x} percent across and ${at.y} percent down. Arrow keys move it.`}
            onKeyDown={onKey}
            onBlur={onLeave}
          />
        ) : null}
      </div>
      <ul className={styles.crops} aria-label="How pages crop it">
        {shapes.map((shape) => (
          <li key={shape.name} className={styles.crop}>
            <img
              src={image}
              alt=""
              className={styles.cropped}
              style={{
                width: shape.width,
                height: shape.height,
                objectPosition: objectPosition(at, source, shape),
              }}
            />
            <span>{shape.name}</span>
          </li>
        ))}
      </ul>
      {focus && asset.mayWrite ? (
        <Button look="quiet" icon="undo" onPress={() => onChange(null)}>
          Back to the middle
        </Button>
      ) : null}
    </div>
  )
}
