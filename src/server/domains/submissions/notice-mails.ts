import type { MailMessage } from '../../adapters/mail.ts'
import type { formNotices, KeptAnswer, KeptLine } from '../../db/schema/submissions.ts'
import { letterOf } from '../../text/letter.ts'

export interface MailSender {
  school: string
  /** 'https://host' of the school. */
  origin: string
  address: string
}

/** Everything a mail about a submission is made from. */
export interface NoticeContent {
  form: { title: string; thankYouText: string | null }
  reference: string
  answers: readonly KeptAnswer[]
  lines: readonly KeptLine[]
  amountCents: number
}

type Kind = (typeof formNotices.$inferSelect)['kind']

const money = (cents: number): string => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`

const bill = ({ lines, amountCents }: NoticeContent): string[] =>
  lines.length === 0
    ? []
    : [
        [
          ...lines.map(({ label, quantity, cents }) => `${quantity} × ${label}: ${money(cents)}`),
          `Total: ${money(amountCents)}`,
        ].join('\n'),
      ]

/**
 * What each mail says. Only the office is told what was answered: a mail to an address that anybody may have typed says
 * nothing that they typed, so that no form can be made to write to strangers.
 */
const words: Record<Kind, (content: NoticeContent) => { subject: string; paragraphs: string[] }> = {
  notice: (content) => ({
    subject: `${content.form.title}: ${content.reference}`,
    paragraphs: [
      `The form "${content.form.title}" was filled in. The reference is ${content.reference}.`,
      content.answers.map(({ title, value }) => `${title}: ${[value].flat().join(', ')}`).join('\n'),
      ...bill(content),
    ],
  }),
  thanks: (content) => ({
    subject: `Thank you: ${content.form.title}`,
    paragraphs: [
      content.form.thankYouText?.trim() || 'Thank you. Your answers are with us.',
      ...bill(content),
      `Your reference is ${content.reference}.`,
    ],
  }),
  refund: (content) => ({
    subject: `Your money goes back: ${content.form.title}`,
    paragraphs: [
      `Your payment of ${money(content.amountCents)} came when all places were taken. We give it back in full.`,
      `Your reference is ${content.reference}.`,
    ],
  }),
  returned: (content) => ({
    subject: `Your money goes back: ${content.form.title}`,
    paragraphs: [
      `We give back your payment of ${money(content.amountCents)} in full. What you sent us does not count any more.`,
      `Your reference is ${content.reference}.`,
    ],
  }),
}

export function noticeMail(sender: MailSender, kind: Kind, to: string, content: NoticeContent): MailMessage {
  const { subject, paragraphs } = words[kind](content)
  return {
    from: { name: `${sender.school} Athletics`, address: sender.address },
    to,
    // A title is the office's; a line break in it would end the header.
    subject: subject.replaceAll(/\s+/g, ' '),
    ...letterOf(paragraphs),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
