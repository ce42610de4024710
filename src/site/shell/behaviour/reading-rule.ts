/** A hand that rests on the screen moves it a little. */
const tremor = 8

interface Scroll {
  from: number
  to: number
  /** The height of the screen. */
  screen: number
  isFullScreen: boolean
}

/** Whether a scroll is somebody reading on; null where it is too small to say. */
export function isReadingOn({ from, to, screen, isFullScreen }: Scroll): boolean | null {
  if (!isFullScreen || to < screen / 2) return false
  if (Math.abs(to - from) < tremor) return null
  return to > from
}
