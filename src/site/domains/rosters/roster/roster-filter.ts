import type { RosterPlayer } from '#contract/rosters.ts'

type FoundBy = Pick<RosterPlayer, 'firstName' | 'lastName' | 'hometown' | 'highSchool' | 'jerseyNumber'>

/** Words as a hurried thumb types them: no accents, no apostrophes, no capitals. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Tests for what a visitor typed. Every word of it begins a word of the name, the hometown or the high school, or is
 * the number: '1' is number 1 and not also 10 to 19.
 */
export function textFilter(text: string): (player: FoundBy) => boolean {
  const wanted = wordsOf(text)
  return ({ firstName, lastName, hometown, highSchool, jerseyNumber }) => {
    const words = wordsOf(`${firstName} ${lastName} ${hometown ?? ''} ${highSchool ?? ''}`)
    const number = jerseyNumber?.trim().toLowerCase()
    return wanted.every((word) => word === number || words.some((own) => own.startsWith(word)))
  }
}
