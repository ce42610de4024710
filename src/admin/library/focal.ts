export interface Focus {
  x: number
  y: number
}
interface Size {
  width: number
  height: number
}

export const middle: Focus = { x: 50, y: 50 }

/** The point that was chosen, among what is said of a picture; null where none was. */
export const focusIn = ({ focalX, focalY }: Readonly<Record<string, unknown>>): Focus | null =>
  typeof focalX === 'number' && typeof focalY === 'number' ? { x: focalX, y: focalY } : null

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** The point of a picture under a pointer, in percent. */
export const focusAt = (box: Size & { left: number; top: number }, x: number, y: number): Focus => ({
  x: within(((x - box.left) / box.width) * 100),
  y: within(((y - box.top) / box.height) * 100),
})

const steps: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The point after a key, with Shift ten times as far; null for any other key. */
export function movedFocus({ x, y }: Focus, key: string, isShifted: boolean): Focus | null {
  const step = steps[key]
  const far = isShifted ? 10 : 1
  return step ? { x: within(x + step.x * far), y: within(y + step.y * far) } : null
}

/** How CSS says the crop that the image service makes around a point. */
export function objectPosition(focus: Focus, source: Size, shape: Size): string {
  const scale = Math.max(shape.width / source.width, shape.height / source.height)
  const along = (at: number, whole: number, part: number) => {
    const room = whole - part
    if (room <= 0) return 50
    return (Math.min(Math.max((at / 100) * whole - part / 2, 0), room) / room) * 100
  }
  const x = along(focus.x, source.width * scale, shape.width)
  const y = along(focus.y, source.height * scale, shape.height)
  return `${x.toFixed(1)}% ${y.toFixed(1)}%`
}
