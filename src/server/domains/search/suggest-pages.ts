import { wordsIn } from './words.ts'

interface NamedPage {
  title: string
  sport: string | null
  url: string
}

const foldedWords = (text: string): string[] => wordsIn(text).map(({ folded }) => folded)

/**
 * Pages by the beginnings of their words, the shortest title first. One word at least must be of the page's own title:
 * a team's name alone finds the team, and not everything that it has.
 */
export function pagesNamed<Page extends NamedPage>(
  typed: readonly string[],
  pages: readonly Page[],
  limit: number,
): Page[] {
  if (typed.length === 0) return []
  return pages
    .filter(({ title, sport }) => {
      const own = foldedWords(title)
      const all = [...own, ...foldedWords(sport ?? '')]
      const begins = (words: string[]) => (word: string) => words.some((one) => one.startsWith(word))
      return typed.every(begins(all)) && typed.some(begins(own))
    })
    .toSorted((one, other) => pageTitle(one).length - pageTitle(other).length)
    .slice(0, limit)
}

/** 'Football Schedule' */
export const pageTitle = ({ title, sport }: Pick<NamedPage, 'title' | 'sport'>): string =>
  sport && sport !== title ? `${sport} ${title}` : title
