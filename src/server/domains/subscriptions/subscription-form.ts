/** The fields of a posted form in the shape of the API's body; what may be chosen more than once is a list. */
export function formFields(body: string): Record<string, string | string[]> {
  const given = new URLSearchParams(body)
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => [
      name,
      name === 'sportIds' ? given.getAll(name) : (given.get(name) ?? ''),
    ]),
  )
}

/** A field that people do not see and programs fill in. */
export const trapField = 'blank'
