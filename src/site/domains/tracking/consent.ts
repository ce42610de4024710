export type Choice = 'granted' | 'refused'

/** Counted up when what is asked for changes: an answer to another question is none. */
const version = 1
/** Not among the names that make a visitor personal to the page cache. */
const name = 'privacy-choice'
const daysKept = 180

export function choiceIn(cookies: string): Choice | null {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return value === `${version}.granted` ? 'granted' : value === `${version}.refused` ? 'refused' : null
}

export const choiceCookie = (choice: Choice): string =>
  `${name}=${version}.${choice}; Max-Age=${daysKept * 24 * 60 * 60}; Path=/; SameSite=Lax; Secure`
