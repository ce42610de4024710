import * as formkit from '@formkit/rules'
import { empty } from '@formkit/utils'
import type { FormValues } from '../shapes/form-schema.ts'
import { fits, parsePattern } from './form-pattern.ts'

export interface Rule {
  name: string
  args: string[]
}

/** All that FormKit's rules read of its input nodes. */
interface RuleNode {
  name: string
  value: string | string[]
  at: (name: string) => { value: string | string[] | undefined }
}

/** A blank answer passes every rule but those that ask for one. */
interface Check {
  (node: RuleNode, ...args: string[]): boolean
  skipEmpty?: boolean
}

const contains: Check = ({ value }, ...parts) => parts.some((part) => value.includes(part))

const accepted: Check = ({ value }) =>
  [value].flat().some((text) => ['yes', 'on', '1', 'true'].includes(text.toLowerCase()))
accepted.skipEmpty = false

const matches: Check = ({ value }, ...wanted) =>
  wanted.some((text) => {
    const source = patternIn(text)
    return source === null ? text === value : fits(parsePattern(source), String(value))
  })

/** FormKit's own, and three of ours: the bare `contains`, `accepted` for a list of boxes, `matches` that always ends. */
const checks: Record<string, Check> = {
  ...(formkit as unknown as Record<string, Check>),
  contains,
  accepted,
  matches,
}

/** What stands between the slashes of '/^[0-9]+$/'; null for a plain text. */
export function patternIn(text: string): string | null {
  if (!text.startsWith('/')) return null
  if (text.length < 2 || !text.endsWith('/')) throw new SyntaxError(`The pattern ${text} has no end.`)
  return text.slice(1, -1)
}

/** 'required|length:1,80' as rules with their arguments. A rule that nobody knows is a mistake of the schema. */
export function parseRules(rules: string): Rule[] {
  return rules
    .split('|')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
    .map((rule) => {
      const [name = '', ...rest] = rule.split(':')
      // The comma in a pattern's {2,4} separates nothing.
      const args = rest.length > 0 ? rest.join(':').split(/,(?!\d*\})/) : []
      if (!Object.hasOwn(checks, name)) throw new RangeError(`There is no rule '${name}'.`)
      return { name, args: args.map((arg) => arg.trim()) }
    })
}

/** Whether a blank answer breaks the rule. `length:1` would say nothing if it did not. */
export const asksForAnswer = ({ name, args }: Rule): boolean =>
  checks[name]?.skipEmpty === false || (name === 'length' && args.join() === '1')

/** The first rule that the named answer breaks, if any. */
export function brokenRule(rules: string, name: string, answers: FormValues): Rule | undefined {
  const value = answers[name] ?? ''
  const node: RuleNode = { name, value, at: (other) => ({ value: answers[other] }) }
  return parseRules(rules).find((rule) => {
    const check = checks[rule.name]
    if (!check || (empty(value) && !asksForAnswer(rule))) return false
    return !check(node, ...rule.args)
  })
}
