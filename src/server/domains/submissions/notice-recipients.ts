import type { KeptAnswer } from '../../db/schema/submissions.ts'

/** A name and a host with a dot in it; no spaces, quotes, brackets or lists, which a header could be made of. */
const mailbox =
  /^[^\s@"(),:;<>[\]\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i

export const isMailbox = (text: string): boolean => text.length <= 254 && mailbox.test(text)

/** One of them, or all of a form with many recipients; none twice. */
export function chosenRecipients(addresses: readonly string[], isMultiRecipient: boolean): string[] {
  const known = [...new Set(addresses.map((address) => address.trim()).filter(isMailbox))]
  return isMultiRecipient ? known : known.slice(0, 1)
}

interface NamedSport {
  title: string
  shortName: string
  globalSportNameSlug: string
}

/** The sport that was chosen in a form about one: an answer that names it. */
export function chosenSport<Sport extends NamedSport>(
  answers: readonly Pick<KeptAnswer, 'value'>[],
  sports: Iterable<Sport>,
): Sport | undefined {
  const given = new Set(answers.flatMap(({ value }) => [value].flat().map((text) => text.toLowerCase())))
  return [...sports].find(({ title, shortName, globalSportNameSlug }) =>
    [shortName, globalSportNameSlug, title].some((name) => given.has(name.toLowerCase())),
  )
}
