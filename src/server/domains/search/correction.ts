/** A word of some title that looks like one that was typed. */
export interface Candidate {
  word: string
  /** In how many titles it stands. */
  uses: number
}

const shortestCorrected = 3

/** Short words are easily mistaken for each other, so they may differ by less. */
const allowedEdits = (length: number): number => (length < 5 ? 1 : length < 9 ? 2 : 3)

/** What was probably meant: the word with the fewest slips, and of equals the one used most. */
export function nearest(typed: string, candidates: Candidate[]): string | null {
  if (typed.length < shortestCorrected) return null
  const [best] = candidates
    .map((candidate) => ({ ...candidate, edits: edits(typed, candidate.word) }))
    .filter((candidate) => candidate.edits <= allowedEdits(typed.length))
    .toSorted((a, b) => a.edits - b.edits || b.uses - a.uses || (a.word < b.word ? -1 : 1))
  return best?.word ?? null
}

/** Letters left out, added, changed or swapped with the next one. */
export function edits(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwap =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

const at = (row: number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY
