import { type Static, Type } from 'typebox'
import { endpoints, type Rate } from './endpoint.ts'
import { nullable, nullableText, object, oneOf, text } from './shapes/schema.ts'
import { DateOnly } from './shapes/shared.ts'

/** What a school says of how everybody can use its site, and who answers where somebody cannot. */
export const AccessibilitySettings = object({
  standard: Type.String({ description: 'As in WCAG 2.2, levels A and AA' }),
  conforms: oneOf(['fully', 'partly'], { default: 'partly' }),
  reviewedOn: nullable(DateOnly),
  limits: Type.Array(object({ title: text(), text: text() }), {
    description: 'What does not work for everybody yet, and what to do instead',
  }),
  office: object({ name: text(), phone: text(), email: text() }),
  answersWithin: Type.String({ description: 'As in two business days' }),
  complaintUrl: nullableText(),
})
export type AccessibilitySettings = Static<typeof AccessibilitySettings>

/** A school that has written none yet: its office of everything answers. */
export const noAccessibilitySettings: AccessibilitySettings = {
  standard: 'WCAG 2.2, levels A and AA',
  conforms: 'partly',
  reviewedOn: null,
  limits: [],
  office: { name: '', phone: '', email: '' },
  answersWithin: '',
  complaintUrl: null,
}

export const reportMatters = ['barrier', 'document', 'other'] as const

/** How far an office is with a report. */
export const reportStates = ['new', 'working', 'answered', 'closed'] as const

/** A report in a few words: its first ones. */
export function reportSubject(message: string): string {
  const text = message.trim().replaceAll(/\s+/g, ' ')
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text
}

export const AccessibilityReport = object({
  about: oneOf(reportMatters),
  message: Type.String({ maxLength: 4_000, examples: ['The chart cannot be read aloud.'] }),
  place: Type.Optional(Type.String({ maxLength: 500, description: 'The page or the document meant' })),
  name: Type.Optional(Type.String({ maxLength: 120 })),
  email: Type.Optional(
    Type.String({ maxLength: 254, description: 'Where the answer goes; a document is sent there' }),
  ),
  blank: Type.Optional(Type.String({ maxLength: 2_000, description: 'A trap for programs: left empty' })),
})
export type AccessibilityReport = Static<typeof AccessibilityReport>

/** From one network: a class that tries the site out may write, a program may not fill an office's inbox. */
const rate = { name: 'accessibility', max: 20, minutes: 10 } as const satisfies Rate

export const accessibility = endpoints({
  accessibility: {
    method: 'GET',
    path: '/common/accessibility',
    summary: "The school's accessibility statement",
    response: AccessibilitySettings,
    whenFailed: noAccessibilitySettings,
  },
  reportBarrier: {
    method: 'POST',
    path: '/common/accessibility/reports',
    summary:
      'Reports a barrier, or asks for a document in another form: kept for the office that answers, and mailed to it',
    body: AccessibilityReport,
    response: object({ message: text() }),
    guard: 'same origin',
    rate,
  },
})
