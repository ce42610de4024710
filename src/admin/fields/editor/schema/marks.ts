import { Mark } from '@tiptap/core'
import { formattedAttributes, formattedTags, type WordTag } from '#contract/editing/formatted-text.ts'

/** What follows when it is written is not held. */
const follows = new Set(['rel', 'loading'])

const attributesOf = (tag: WordTag) =>
  Object.fromEntries(
    (formattedAttributes[tag] ?? [])
      .filter((name) => !follows.has(name))
      .map((name) => [name, { default: null }]),
  )

/** What stands around words, one for each that the cleaning allows, the outermost first. */
export const marks = formattedTags.words.map((tag, at) =>
  Mark.create({
    name: tag,
    priority: 100 - at,
    // Words that are typed after a link are no part of it.
    inclusive: tag !== 'a',
    addAttributes: () => attributesOf(tag),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
)
