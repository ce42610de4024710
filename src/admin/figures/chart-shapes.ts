export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

const gapShare = 0.25

/** Bars side by side in a field of a width and a height; one of something is always to be seen. */
export function barsOf(values: readonly number[], width: number, height: number): Bar[] {
  const most = Math.max(1, ...values)
  const each = width / Math.max(1, values.length)
  return values.map((value, index) => {
    const tall = value === 0 ? 0 : Math.max(2, (value / most) * height)
    return {
      x: index * each + (each * gapShare) / 2,
      y: height - tall,
      width: each * (1 - gapShare),
      height: tall,
    }
  })
}

/** '+12 %', against as many days before; empty where there were none. */
export function changeWords(now: number, before: number): string {
  if (before === 0) return ''
  const percent = Math.round(((now - before) / before) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)} %`
}
