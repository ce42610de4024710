/** Pages to choose from: the first, the last and those around the one shown; null stands for a gap. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const shown = [...new Set(near)].toSorted((a, b) => a - b)
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? one - 1
    return one - before > 1 ? [null, one] : [one]
  })
}
