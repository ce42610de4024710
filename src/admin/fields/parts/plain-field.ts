import type { FieldDescription } from '#contract/editing/desk.shapes.ts'

/** A field of a form that belongs to no kind: required, unless it is said to be otherwise. */
export const plainField = (
  name: string,
  label: string,
  more: Partial<Omit<FieldDescription, 'name' | 'label'>> = {},
): FieldDescription => ({
  name,
  label,
  help: null,
  type: 'line',
  isRequired: true,
  choices: [],
  refersTo: null,
  suggestions: [],
  namedIn: null,
  heading: null,
  within: null,
  file: null,
  maxLength: null,
  mayBeNull: false,
  isForMany: false,
  mayHoldCards: false,
  blank: null,
  fields: [],
  ...more,
})
