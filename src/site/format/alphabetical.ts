/** The letters that decide: 'Égalité' stands beside 'Egal', and capitals beside the others. */
const letters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** For lists of names. A browser's own collation is a tenth of a second's work on a phone before the first comparison. */
export function alphabetical(a: string, b: string): number {
  const [first, second] = [letters(a), letters(b)]
  return first < second ? -1 : first > second ? 1 : 0
}
