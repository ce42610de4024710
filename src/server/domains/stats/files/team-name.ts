import { fold } from '../../../feeds/fold.ts'
import { looseOpponentKey, opponentKey, parseOpponent } from '../../../feeds/opponent-name.ts'

/** A team as a file names it. */
export interface WrittenTeam {
  id: string
  name: string
  abbreviation: string
}

export interface NamedTeam {
  title: string
  abbreviation: string
  /** Other names that an office has seen in files. */
  aliases?: readonly string[]
}

/** How sure a name is: 2 is the team by any spelling, 1 may be it, 0 is another. */
export type Likeness = 0 | 1 | 2

export function likeness(written: WrittenTeam, team: NamedTeam): Likeness {
  const { name } = parseOpponent(written.name)
  const loose = looseOpponentKey(name)
  const isCalled = (title: string) =>
    opponentKey(name) === opponentKey(title) || (loose !== '' && loose === looseOpponentKey(title))
  if ([team.title, ...(team.aliases ?? [])].some(isCalled) || fold(name) === fold(team.abbreviation)) return 2
  const letters = [written.id, written.abbreviation].map(fold)
  return letters.includes(fold(team.abbreviation)) || hasWordsOf(loose, looseOpponentKey(team.title)) ? 1 : 0
}

/** 'Miami' for 'Miami (FL)': only good enough beside something surer, for many a school begins like another. */
function hasWordsOf(a: string, b: string): boolean {
  const [few, many] = [a.split(' '), b.split(' ')].toSorted((one, other) => one.length - other.length)
  return Boolean(few?.[0]) && Boolean(few?.every((word) => many?.includes(word)))
}
