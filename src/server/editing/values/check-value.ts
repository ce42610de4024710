import type { TObject } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { FieldProblem } from '#contract/editing/desk.shapes.ts'
import { type Kind, type Values, wordsOf } from '../kind/kind.ts'

const validators = new WeakMap<TObject, Validator>()

interface Fault {
  keyword: string
  instancePath: string
  params: object
}

/** What keeps a value from being published, a sentence for each field, in the words of its form. */
export function problemsOf(kind: Kind, value: Values): FieldProblem[] {
  const validator = validators.getOrInsertComputed(kind.input, () => Compile(kind.input))
  const faults = validator.Check(value) ? [] : (validator.Errors(value) as unknown as Fault[])
  const found = new Map<string, FieldProblem>()
  for (const fault of faults) {
    for (const field of fieldsOf(fault)) {
      if (found.has(field) || !(field in kind.input.properties)) continue
      const isEmpty = value[field] === null || value[field] === undefined || value[field] === ''
      const said = isEmpty ? 'is missing' : inWords(fault)
      found.set(field, { field, message: `${wordsOf(kind, field).label} ${said}.` })
    }
  }
  return found.size > 0 || faults.length > 0 ? orWhole([...found.values()]) : kind.check(value)
}

const orWhole = (problems: FieldProblem[]): FieldProblem[] =>
  problems.length > 0 ? problems : [{ field: '', message: 'Something in it cannot be read.' }]

function fieldsOf({ keyword, instancePath, params }: Fault): string[] {
  const [, field = ''] = instancePath.split('/')
  if (field !== '') return [field]
  const { requiredProperties = [] } = params as { requiredProperties?: string[] }
  return keyword === 'required' ? requiredProperties : []
}

/** A validator's complaint as an editor would be told it. */
export function inWords({ keyword, params }: Pick<Fault, 'keyword' | 'params'>): string {
  const { limit, format } = params as { limit?: number; format?: string }
  switch (keyword) {
    case 'required':
    case 'minLength':
      return 'is missing'
    case 'maxLength':
      return `is longer than ${limit} characters`
    case 'minimum':
      return `is less than ${limit}`
    case 'maximum':
      return `is more than ${limit}`
    case 'maxItems':
      return `has more than ${limit} entries`
    case 'uniqueItems':
      return 'names something twice'
    case 'enum':
      return 'is none of the choices'
    case 'format':
      return format === 'date' ? 'is not a day' : 'is not a date and time'
    case 'type':
      return 'is not filled in as it should be'
    default:
      return 'is not written as it should be'
  }
}
