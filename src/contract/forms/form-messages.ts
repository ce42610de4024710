import type { Rule } from './form-rules.ts'

export const notValid = 'This field is not valid.'

/** What a visitor reads when an answer breaks a rule. */
export function messageOf({ name, args: [first, second] }: Rule, label: string): string {
  const field = label === '' ? 'This field' : label.charAt(0).toUpperCase() + label.slice(1)
  switch (name) {
    case 'required':
    case 'require_one':
      return `${field} is required.`
    case 'email':
      return 'Please enter a valid email address.'
    case 'url':
      return 'Please enter a valid URL.'
    case 'number':
      return `${field} must be a number.`
    case 'min':
      return `${field} must be at least ${first ?? 1}.`
    case 'max':
      return `${field} must be no more than ${first ?? 10}.`
    case 'length':
      if (second !== undefined && first === second) return `${field} must be ${first} characters.`
      if (second !== undefined) return `${field} must be between ${first} and ${second} characters.`
      return first === '1' ? `${field} must be at least one character.` : notValid
    case 'confirm':
      return `${field} does not match.`
    default:
      return notValid
  }
}
