const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])

/** A word that somebody typed in both cases ('McArdle') is kept; one in a single case gets its capitals. */
function capitalised(word: string): string {
  const isTyped = word !== word.toUpperCase() && word !== word.toLowerCase()
  const even = isTyped ? word : word.toLowerCase()
  return even.replace(/(^|[-'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** Suffixes (jr, sr, ii, iii, iv) and words of 2 letters or fewer are upper-cased, other words are capitalised. */
export function formatName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const letters = word.replace(/\P{L}/gu, '').toLowerCase()
      return letters.length <= 2 || suffixes.has(letters) ? word.toUpperCase() : capitalised(word)
    })
    .join(' ')
}
