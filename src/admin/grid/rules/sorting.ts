export interface Sort {
  column: number
  isDown: boolean
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * In which order rows are shown: a view, the rows themselves stay as they are. What is empty comes last either way, and
 * equals stay in the order in which they were.
 */
export function shownOrder(
  count: number,
  sort: Sort | null,
  textAt: (row: number, column: number) => string,
) {
  const order = Array.from({ length: count }, (_, index) => index)
  if (!sort) return order
  const words = order.map((row) => textAt(row, sort.column))
  const compared = (a: number, b: number): number => {
    const [one = '', other = ''] = [words[a], words[b]]
    if (one === '' || other === '') return Number(one === '') - Number(other === '')
    return (sort.isDown ? -1 : 1) * collator.compare(one, other)
  }
  return order.toSorted((a, b) => compared(a, b) || a - b)
}

/** Up, down, and as it was. */
export const nextSort = (sort: Sort | null, column: number): Sort | null =>
  sort?.column !== column ? { column, isDown: false } : sort.isDown ? null : { column, isDown: true }
