/** The pages that begin a view: each one alone, or after the cover two that lie open together. */
export function spreadStarts(count: number, isDouble: boolean): number[] {
  const all = Array.from({ length: count }, (_, index) => index)
  return isDouble ? all.filter((index) => index === 0 || index % 2 === 1) : all
}

/** The first and the last page of the view that a page is in, counted from 0. */
export function spreadOf(page: number, count: number, isDouble: boolean): [first: number, last: number] {
  const starts = spreadStarts(count, isDouble)
  const at = starts.findLastIndex((start) => start <= page)
  const first = starts[Math.max(0, at)] ?? 0
  return [first, (starts[Math.max(0, at) + 1] ?? count) - 1]
}

/** Where leafing by a number of views leads from a page; the covers are the ends. */
export function leafed(page: number, by: number, count: number, isDouble: boolean): number {
  const starts = spreadStarts(count, isDouble)
  const at = starts.indexOf(spreadOf(page, count, isDouble)[0])
  return starts[Math.min(Math.max(0, at + by), starts.length - 1)] ?? 0
}
