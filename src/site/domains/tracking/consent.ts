export type Choice = 'granted' | 'refused'

/** Counted up when what is asked for changes: an answer to another question is none. */
const version = 1
const daysKept = 180
/** A choice as a cookie, around its word. Its name is not among those that make a visitor personal to the page cache. */
export const choiceCookieParts: readonly [before: string, after: string] = [
  `privacy-choice=${version}.`,
  `; Max-Age=${daysKept * 24 * 60 * 60}; Path=/; SameSite=Lax; Secure`,
]

const [before] = choiceCookieParts

export function choiceIn(cookies: string): Choice | null {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(before))
    ?.slice(before.length)
  return value === 'granted' || value === 'refused' ? value : null
}

/** Said on the document when somebody has chosen; its detail is the choice, or nothing for a question put away. */
export const consentChosen = 'consent-chosen'
