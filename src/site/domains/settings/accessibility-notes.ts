import type { PageNote } from '#site/parts/plain-forms/PlainPage.tsx'

const sent: PageNote = {
  title: 'Your message was sent',
  text: 'A person reads it. If you left an e-mail address, the answer comes to it.',
  isProblem: false,
}

/** What the page says after something was sent and taken. */
export const accessibilityNote = (query: URLSearchParams): PageNote | null =>
  query.get('note') === 'sent' ? sent : null
