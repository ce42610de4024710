import type { Picture } from '#contract/promotions.ts'
import { breakpoints } from '#site/page/browser/viewport.ts'

type Image = Picture['images'][number]

interface Sources {
  /** Widest first: a browser takes the first that fits. */
  wider: { url: string; from: number }[]
  /** What serves every screen that no other image is for. */
  base: { url: string; alt: string }
}

const fromOf = ({ breakpoint }: Image): number => (breakpoint ? breakpoints[breakpoint] : 0)

/** The images of a picture by the width they are used from; the narrowest serves as the base. Null when there is none. */
export function pictureSources({ images }: Picture): Sources | null {
  const sorted = images.toSorted((a, b) => fromOf(b) - fromOf(a))
  const base = sorted.pop()
  if (!base) return null
  const alt = base.alt || (sorted.find((image) => image.alt)?.alt ?? '')
  return {
    wider: sorted.map((image) => ({ url: image.url, from: fromOf(image) })),
    base: { url: base.url, alt },
  }
}
