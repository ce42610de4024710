import type { TObject, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Value } from 'typebox/value'
import type { FieldProblem } from '#contract/editing/desk.shapes.ts'
import { type FieldSchema, kindOfBlock } from '../kind/field-schema.ts'
import type { Kind, Values } from '../kind/kind.ts'
import { placeWords } from './place-words.ts'

const validators = new WeakMap<TObject, Validator>()

interface Fault {
  keyword: string
  instancePath: string
  params: object
}

/** What keeps a value from being published, a sentence for each field, in the words of its form. */
export function problemsOf(kind: Kind, value: Values): FieldProblem[] {
  const validator = validators.getOrInsertComputed(kind.input, () => Compile(kind.input))
  if (validator.Check(value)) return kind.check(value)
  const faults = (validator.Errors(value) as unknown as Fault[]).flatMap((fault) =>
    narrowed(kind, value, fault),
  )
  const found = new Map<string, FieldProblem>()
  for (const fault of faults) {
    for (const path of pathsOf(fault)) {
      if (!((path[0] ?? '') in kind.input.properties)) continue
      const { field, words } = placeWords(kind, value, path)
      const given = path.reduce<unknown>((one, step) => (one as Values | null | undefined)?.[step], value)
      const isEmpty = given === null || given === undefined || given === ''
      if (!found.has(field))
        found.set(field, { field, message: `${words} ${isEmpty ? 'is missing' : inWords(fault)}.` })
    }
  }
  return found.size > 0 ? [...found.values()] : [{ field: '', message: 'Something in it cannot be read.' }]
}

const stepsIn = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Of something that may be of several kinds: what is wrong with it as the kind that it says it is. */
function narrowed(kind: Kind, value: Values, fault: Fault): Fault[] {
  const [field = '', place = ''] = stepsIn(fault.instancePath)
  const { items } = (kind.input.properties[field] ?? {}) as FieldSchema
  const block = (value[field] as Values | null | undefined)?.[place] as Values | null | undefined
  const own = items?.anyOf?.find((one) => kindOfBlock(one) === block?.kind)
  if (!items?.anyOf) return [fault]
  if (!own) return [{ keyword: 'anyOf', instancePath: `/${field}/${place}`, params: {} }]
  return (Value.Errors(own as TSchema, block) as unknown as Fault[]).map((inner) => ({
    ...inner,
    instancePath: `/${field}/${place}${inner.instancePath}`,
  }))
}

/** What a fault is about: where something is missing, that. */
function pathsOf({ keyword, instancePath, params }: Fault): string[][] {
  const steps = stepsIn(instancePath)
  if (keyword !== 'required') return steps.length > 0 ? [steps] : []
  const { requiredProperties = [] } = params as { requiredProperties?: string[] }
  return requiredProperties.map((name) => [...steps, name])
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
