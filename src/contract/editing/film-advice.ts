import type { Advice, Values } from './advice.ts'
import type { FieldDescription } from './desk.shapes.ts'

type Field = Pick<FieldDescription, 'name' | 'label' | 'file'>

/** A film that somebody else's player shows has its captions there. */
const elsewhere = new Set(['youtubeId', 'archiveId', 'endeavorId'])

const captions = {
  place: /^captions/i,
  words: 'There are no captions: who cannot hear it gets nothing of what is said.',
}
const transcript = {
  place: /^transcript/i,
  words: 'There is no transcript: who can neither see nor hear it gets nothing.',
}
const description = {
  place: /^(?:audioDescription|described)/i,
  words: 'Nothing tells who cannot see it what is shown, unless its sound does.',
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : String(value ?? '').trim() !== ''

/**
 * What a recording lacks for those who do not see or do not hear it, where its form has a place for it: one without sound
 * has nothing to caption and nothing that a voice could be laid over, and is told in its transcript.
 */
export function filmAdvice(fields: readonly Field[], values: Values): Advice[] {
  const recorded = fields.filter(
    ({ name, file }) => file && !description.place.test(name) && isFilled(values[name]),
  )
  const isOurs = recorded.some(({ file }) => file?.type === 'video' || file?.type === 'sound')
  const isElsewhere = fields.some(({ name }) => elsewhere.has(name) && isFilled(values[name]))
  if (!isOurs && !isElsewhere) return []
  const isHeard = isOurs && values.isSilent !== true
  return [...(isHeard ? [captions] : []), transcript, ...(isHeard ? [description] : [])].flatMap(
    ({ place, words }) =>
      fields
        .filter(({ name }) => place.test(name) && !isFilled(values[name]))
        .slice(0, 1)
        .map(({ name, label }) => ({ field: name, label, words })),
  )
}

/** The same of several that go out at once: what is lacking, and in which of them. */
export function filmsAdvice(
  fields: readonly Field[],
  films: readonly { title: string; values: Values }[],
): (Advice & { titles: string[] })[] {
  const lacking = films.flatMap(({ title, values }) =>
    filmAdvice(fields, values).map((advice) => ({ ...advice, title })),
  )
  return [...Map.groupBy(lacking, ({ words }) => words).values()].flatMap((same) =>
    same
      .slice(0, 1)
      .map(({ title: _, ...advice }) => ({ ...advice, titles: same.map(({ title }) => title) })),
  )
}
