/** A text with a slip of the pen: two letters of its longest word have changed places. */
export function misspelt(text: string): string {
  const [longest = ''] = (text.match(/[A-Za-z]{5,}/g) ?? []).toSorted((a, b) => b.length - a.length)
  for (let place = 1; place < longest.length - 1; place++) {
    const [one = '', other = ''] = longest.slice(place, place + 2)
    if (one !== other)
      return text.replace(longest, longest.slice(0, place) + other + one + longest.slice(place + 2))
  }
  return `${text}s`
}
