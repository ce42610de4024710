import type { Role } from '#contract/shapes/visitor.ts'
import type { SchoolKey } from '../model/model.ts'

/** Somebody of a demo school's office. They have no password; the demo's door opens the desk as the administrator. */
export interface OfficePerson {
  /** The same at each start, so that history goes on naming the same people. */
  userId: string
  name: string
  email: string
  role: Role
  /** The team, by its short name, that somebody works for alone. */
  sport: string | null
}

type Part = 'administrator' | 'publisher' | 'editor' | 'student'
export type Office = Record<Part, OfficePerson>

const roleOf: Record<Part, Role> = {
  administrator: 'administrator',
  publisher: 'publisher',
  editor: 'editor',
  student: 'editor',
}

const office = (school: SchoolKey, studentsSport: string, names: Record<Part, string>): Office => {
  const person = (part: Part): OfficePerson => ({
    userId: `demo-${school}-${part}`,
    name: names[part],
    // Nobody has a mailbox there, and nobody can.
    email: `${names[part].toLowerCase().replaceAll(' ', '.')}@${school}.example`,
    role: roleOf[part],
    sport: part === 'student' ? studentsSport : null,
  })
  return {
    administrator: person('administrator'),
    publisher: person('publisher'),
    editor: person('editor'),
    student: person('student'),
  }
}

/** Who works on the two sites. */
export const offices: Record<SchoolKey, Office> = {
  halcyon: office('halcyon', 'wvball', {
    administrator: 'Marisol Whitcombe',
    publisher: 'Devon Achterberg',
    editor: 'Priya Lindqvist',
    student: 'Theo Barrowman',
  }),
  tamarack: office('tamarack', 'wvball', {
    administrator: 'Ingrid Falkner',
    publisher: 'Samuel Otieno-Reyes',
    editor: 'Colleen Vandermeer',
    student: 'Jonah Petrakis',
  }),
}
