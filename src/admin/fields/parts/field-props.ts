import type { ComponentType } from 'react'
import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import type { Store } from '../../ground/store.ts'

/** A part of the page that is previewed: pressed there, or opened in the form. */
export interface LookedPart {
  id: string
  from: 'page' | 'form'
}

/** For a field within which others are filled in. */
export interface Beside {
  fields: readonly FieldDescription[]
  values: Readonly<Record<string, unknown>>
  change(name: string, value: unknown): void
  part: Store<LookedPart | null>
}

/** What every field is given, in a form or elsewhere. */
export interface FieldProps {
  field: FieldDescription
  value: unknown
  /** What is named is called, by 'kind/id'. */
  titles: Readonly<Record<string, string>>
  onChange(value: unknown): void
  /** What is wrong with it, in words. */
  problem?: string | null
  isReadOnly?: boolean
  beside?: Beside
}

/** The same with the name that its parts are tied together by. */
export interface OwnFieldProps extends FieldProps {
  id: string
  describedBy: string | undefined
  /** How the fields within it are shown: as any field is. */
  Inner: ComponentType<FieldProps>
}

/** A few choices are seen at once. */
export const isSegmented = ({ type, choices, isRequired }: FieldDescription): boolean =>
  type === 'choice' && choices.length <= 4 && isRequired

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : String(value)
export const asRow = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A row with a field of it filled in anew; what is empty and may be nothing is nothing. */
export function withPart(
  row: Readonly<Record<string, unknown>>,
  { name, isRequired, mayBeNull }: FieldDescription,
  given: unknown,
): Record<string, unknown> {
  const { [name]: _, ...others } = row
  const isEmpty = given === '' || given === null || given === undefined
  if (!isEmpty) return { ...row, [name]: given }
  if (mayBeNull) return { ...row, [name]: null }
  return isRequired ? { ...row, [name]: given ?? '' } : others
}
