import type { Rule } from './form-rules.ts'

export const notValid = 'This field is not valid.'
/** A question longer than this is not said again in a message. */
const mostQuoted = 80

const isQuestion = (label: string): boolean => /[?!.]$/.test(label)

/** A label as the subject of a sentence: what it asks is answered, and what it explains after a comma is known by then. */
function calledIn(label: string): string {
  if (label === '') return 'This field'
  if (isQuestion(label)) return label.length > mostQuoted ? 'Your answer' : `Your answer to “${label}”`
  const [name = label] = label.split(', ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What a visitor reads when an answer breaks a rule; the others are the labels of those that would do as well. */
export function messageOf(
  { name, args: [first, second] }: Rule,
  label: string,
  others: readonly string[] = [],
): string {
  const field = calledIn(label)
  switch (name) {
    case 'required':
      return `${field} is required.`
    case 'require_one':
      return `${[field, ...others.map(calledIn)].join(' or ')} is required.`
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
      if (first !== '1') return notValid
      // Nobody counts the letters of an answer to a question.
      return isQuestion(label) ? `${field} is required.` : `${field} must be at least one character.`
    case 'confirm':
      return `${field} does not match.`
    default:
      return notValid
  }
}
