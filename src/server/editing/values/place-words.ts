import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import { describeField } from '../kind/describe-kind.ts'
import type { Kind, Values } from '../kind/kind.ts'

/** A place in a value, as an editor finds it in the form. */
interface Place {
  /** The field of the form that has it. */
  field: string
  /** 'Footer, Links 2, Address' */
  words: string
}

/** Where a path of a value is in its form, in words: the rows are counted, blocks and sections have their names. */
export function placeWords(kind: Kind, value: Values, path: readonly string[]): Place {
  const [name = '', ...rest] = path
  const field = describeField(kind, name)
  const around = field.within === null ? null : describeField(kind, field.within)
  if (around?.type === 'sections') {
    const [section = '', ...deeper] = rest
    return { field: around.name, words: joined(inSection(around, section, deeper)) }
  }
  return { field: name, words: joined([field.label, ...wordsIn(field, value[name], rest)]) }
}

const joined = (words: readonly string[]): string => words.filter(Boolean).join(', ')

const inSection = ({ label, fields }: FieldDescription, name: string, path: readonly string[]): string[] => {
  const known = fields.find((one) => one.name === name.split(':')[0])
  return known ? [known.label, ...wordsIn(known, {}, path)] : [label, name, ...path]
}

function wordsIn(field: FieldDescription, value: unknown, path: readonly string[]): string[] {
  const [step, ...rest] = path
  if (step === undefined) return []
  const inner = (value as Record<string, unknown> | null | undefined)?.[step]
  const { type, fields } = field
  if (type === 'object' || type === 'picture') return inField(fields, step, inner, rest)
  const entry = (name: string) => `${name} ${Number(step) + 1}`
  if (type === 'rows' || type === 'pictures') return [entry('entry'), ...wordsOfRow(fields, inner, rest)]
  if (type === 'blocks') {
    const block = fields.find(({ name }) => name === (inner as Values | null)?.kind)
    return [entry(block?.label ?? 'entry'), ...wordsOfRow(block?.fields ?? [], inner, rest)]
  }
  if (type === 'map') {
    const [, said] = fields
    return [step, ...(said ? wordsIn(said, inner, rest) : [])]
  }
  return /^\d+$/.test(step) ? [entry('entry')] : []
}

const wordsOfRow = (fields: readonly FieldDescription[], row: unknown, [step, ...rest]: readonly string[]) =>
  step === undefined ? [] : inField(fields, step, (row as Values | null)?.[step], rest)

function inField(
  fields: readonly FieldDescription[],
  name: string,
  value: unknown,
  path: readonly string[],
): string[] {
  const field = fields.find((one) => one.name === name)
  return field ? [field.label, ...wordsIn(field, value, path)] : []
}
