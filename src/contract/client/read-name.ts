/** "Women's Volleyball" in an address: 'womens-volleyball'. */
export const slugOf = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Where there is room for a few letters: 'NS' of 'Northfield State', 'ELL' of 'Ellery'. */
export function abbreviationOf(words: string): string {
  const all = words.split(/[\s-]+/).filter(Boolean)
  const letters = all.length > 1 ? all.map((word) => word[0]).join('') : words
  return letters.slice(0, all.length > 1 ? 4 : 3).toUpperCase()
}
