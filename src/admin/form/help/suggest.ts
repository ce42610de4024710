import type { StoryName } from '#contract/editing/desk.names.ts'

interface Chosen {
  sportId: number | null
  tagIds: readonly number[]
  playerIds: readonly number[]
  staffIds: readonly number[]
}

export interface Tag {
  id: number
  title: string
}

export interface Suggestions {
  people: StoryName[]
  tags: Tag[]
  /** Of whoever is named, where no sport was chosen and all are of one. */
  sportId: number | null
}

const isNamed = (text: string, name: string): boolean => {
  const at = text.indexOf(name.toLowerCase())
  const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
  return name.length > 2 && at !== -1 && !isWord(text[at - 1]) && !isWord(text[at + name.length])
}

/** What a text might be filed under, from whom and what it names. Nothing is filled in that nobody pressed. */
export function suggestionsFrom(
  text: string,
  named: readonly StoryName[],
  tags: readonly Tag[],
  chosen: Chosen,
): Suggestions {
  const lower = text.toLowerCase()
  const people = named.filter(
    ({ kind, id }) =>
      (kind === 'players' && !chosen.playerIds.includes(id)) ||
      (kind === 'staff-members' && !chosen.staffIds.includes(id)),
  )
  const sports = new Set(named.flatMap(({ sportId, kind }) => (kind === 'opponents' ? [] : [sportId])))
  const [only = null] = sports
  return {
    people,
    tags: tags.filter(({ id, title }) => !chosen.tagIds.includes(id) && isNamed(lower, title)),
    sportId: sports.size === 1 && chosen.sportId === null ? only : null,
  }
}
