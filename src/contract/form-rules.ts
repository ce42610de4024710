import * as formkit from '@formkit/rules'
import { empty } from '@formkit/utils'
import type { FormValues } from './form-schema.ts'

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

/** FormKit's own, and two that it lacks: the bare `contains`, and `accepted` for a list of boxes. */
const checks: Record<string, Check> = { ...(formkit as unknown as Record<string, Check>), contains, accepted }

/** 'required|length:1,80' as rules with their arguments. A rule that nobody knows is a mistake of the schema. */
export function parseRules(rules: string): Rule[] {
  return rules
    .split('|')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
    .map((rule) => {
      const [name = '', ...rest] = rule.split(':')
      const args = rest.length > 0 ? rest.join(':').split(',') : []
      if (!Object.hasOwn(checks, name)) throw new RangeError(`There is no rule '${name}'.`)
      return { name, args: args.map((arg) => arg.trim()) }
    })
}

/** The first rule that the named answer breaks, if any. */
export function brokenRule(rules: string, name: string, answers: FormValues): Rule | undefined {
  const value = answers[name] ?? ''
  const node: RuleNode = { name, value, at: (other) => ({ value: answers[other] }) }
  return parseRules(rules).find((rule) => {
    const check = checks[rule.name]
    if (!check || (empty(value) && check.skipEmpty !== false)) return false
    return !check(node, ...rule.args)
  })
}
