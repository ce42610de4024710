import type { FieldDescription } from '#contract/editing/desk.shapes.ts'

/** An address with words that stand for it, among whatever else, is a picture. */
export const holdPicture = (fields: readonly Pick<FieldDescription, 'name' | 'type'>[]): boolean =>
  ['url', 'alt'].every((name) => fields.some((field) => field.name === name && field.type === 'line'))
