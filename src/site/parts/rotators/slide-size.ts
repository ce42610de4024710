import type { RotatorOptions } from './rotator-options.ts'

const percent = (value: number) => `${Number(value.toFixed(4))}%`

/**
 * A slide is as wide as 100 divided by the slides in view. The breakpoints are data and may be any width, which a style
 * sheet cannot know; so each is a step in the sum itself: nothing below its width, the whole difference from there on.
 */
export function slideSize({
  slidesPerView,
  breakpoints,
}: Pick<RotatorOptions, 'slidesPerView' | 'breakpoints'>): string {
  const steps = Object.entries(breakpoints)
    .map(([from, step]) => ({ from: Number(from), size: 100 / Math.max(1, step.slidesPerView) }))
    .sort((a, b) => a.from - b.from)
  let size = 100 / Math.max(1, slidesPerView)
  let sum = percent(size)
  for (const step of steps) {
    if (step.from <= 0) sum = percent(step.size)
    else if (step.size !== size) {
      const sign = step.size < size ? '-' : '+'
      sum += ` ${sign} clamp(0px, (100vw - ${step.from - 0.1}px) * 9999, ${percent(Math.abs(step.size - size))})`
    }
    size = step.size
  }
  return sum.includes(' ') ? `calc(${sum})` : sum
}
