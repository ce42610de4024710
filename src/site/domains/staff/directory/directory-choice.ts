export interface DirectoryChoice {
  /** In capitals. */
  letter: string | null
  text: string
}

const address = '/staff-directory'
/** As many as the API takes. */
const maxLength = 100

/** What the address asks for; a letter that is none and words without a letter ask for nothing. */
export function readDirectoryChoice(search: URLSearchParams): DirectoryChoice {
  const letter = search.get('letter') ?? ''
  const text = (search.get('text') ?? '').trim().replace(/\s+/g, ' ').slice(0, maxLength)
  return { letter: /^[a-z]$/i.test(letter) ? letter.toUpperCase() : null, text }
}

export function directoryHref({ letter, text }: DirectoryChoice): string {
  const query = new URLSearchParams({ ...(text ? { text } : {}), ...(letter ? { letter } : {}) })
  return query.size > 0 ? `${address}?${query}` : address
}

/** The same for the API, which takes no empty words. */
export const directoryQuery = ({ letter, text }: DirectoryChoice) => ({
  ...(letter ? { letter } : {}),
  ...(text ? { text } : {}),
})

/** '12 people', '1 person', 'Nobody'. */
export const countPeople = (count: number): string =>
  count === 0 ? 'Nobody' : count === 1 ? '1 person' : `${count} people`
