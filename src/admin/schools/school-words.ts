const small = new Set(['of', 'the', 'at', 'and', 'in', 'for'])
const kinds = new Set(['university', 'college', 'institute', 'school', 'state', 'academy'])
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)

/** What a school is known by in addresses of the platform: 'northfold' of 'Northfold University'. */
export function keyFrom(name: string): string {
  const words = wordsOf(name).map((word) => word.toLowerCase())
  const own = words.filter((word) => !small.has(word) && !kinds.has(word))
  return (own.length > 0 ? own : words).join('-').slice(0, 40).replace(/-$/, '')
}

/** 'NU' of 'Northfold University', 'UN' of 'University of Northfold'. */
export const lettersFrom = (name: string): string =>
  wordsOf(name)
    .filter((word) => !small.has(word.toLowerCase()))
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 6)

/** A name of a host as it is kept: without scheme, path, port and capitals. */
export const hostFrom = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/:].*$/, '')
    .replace(/\.$/, '')
