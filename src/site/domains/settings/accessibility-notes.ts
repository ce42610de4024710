import type { PageNote } from '#site/parts/plain-forms/PlainPage.tsx'

const problem = (title: string, text: string): PageNote => ({ title, text, isProblem: true })

/** What the page says after something was sent; the API leads back here with one of these words. */
const notes: Record<string, PageNote> = {
  sent: {
    title: 'Your message was sent',
    text: 'A person reads it. If you left an e-mail address, the answer comes to it.',
    isProblem: false,
  },
  message: problem('Your message is empty', 'Write what is in the way, or which document you need.'),
  email: problem(
    'The e-mail address is missing or wrong',
    'A document can only be sent to an address such as name@example.com. Go back: what you wrote is still there.',
  ),
  filled: problem(
    'Send it once more',
    'A field that nobody sees was filled in, perhaps by your browser. Go back: what you wrote is still there.',
  ),
  later: problem('That was too often', 'Wait a few minutes, and try again, or call us.'),
}

export const accessibilityNote = (query: URLSearchParams): PageNote | null => {
  const asked = query.get('note') ?? ''
  return Object.hasOwn(notes, asked) ? (notes[asked] ?? null) : null
}
