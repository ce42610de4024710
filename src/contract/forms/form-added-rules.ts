import { isDay } from './form-day.ts'
import { parsePattern } from './form-pattern.ts'
import { parseRules, patternIn, type Rule } from './form-rules.ts'

export interface RuleContext {
  /** '2026-11-15': the day it is at the school. */
  today: string
  /** The control of another field, by the id that an editor knows it by; undefined where the form has none. */
  controlName: (fieldId: number) => string | undefined
}

/** Every rule of a field is tried at every keystroke. */
const longestRules = 1_000

/**
 * The rules that an editor wrote for a field, with what they leave to us filled in.
 * @throws Error for what no answer could ever pass: the editor should hear of it before the visitors do.
 */
export function addedRules(validation: string | null, context: RuleContext): Rule[] {
  const rules = validation ?? ''
  if (rules.length > longestRules) throw new RangeError(`Rules are longer than ${longestRules} characters.`)
  return parseRules(rules).map((rule) => ({ ...rule, args: argumentsOf(rule, context) }))
}

function argumentsOf(rule: Rule, { today, controlName }: RuleContext): string[] {
  const { name, args } = rule
  const complain = (what: string): never => {
    throw new RangeError(`The rule '${writtenRule(rule)}' ${what}.`)
  }
  const controlOf = (arg: string) =>
    (/^\d{1,10}$/.test(arg) ? controlName(Number(arg)) : undefined) ?? complain('names no field of the form')
  switch (name) {
    case 'confirm':
    case 'date_after_node':
    case 'date_before_node':
      return [controlOf(args[0] ?? ''), ...args.slice(1)]
    case 'require_one':
      return args.length > 0 ? args.map(controlOf) : complain('names no field of the form')
    case 'date_after':
    case 'date_after_or_equal':
    case 'date_before':
    case 'date_before_or_equal':
    case 'date_between': {
      // FormKit would compare with the moment it is, which is another day in other places.
      const days = args.length < (name === 'date_between' ? 2 : 1) ? [today, ...args] : args
      return days.every(isDay) ? days : complain('has no day such as 2026-11-15')
    }
    case 'between':
    case 'length':
    case 'max':
    case 'min':
      return args.every((arg) => arg !== '' && Number.isFinite(Number(arg)))
        ? args
        : complain('has no number')
    case 'matches':
      for (const arg of args) parsePattern(patternIn(arg) ?? '')
      return args
    default:
      return args
  }
}

/** A rule as it is written among others. */
export const writtenRule = ({ name, args }: Rule): string =>
  args.length > 0 ? `${name}:${args.join()}` : name
