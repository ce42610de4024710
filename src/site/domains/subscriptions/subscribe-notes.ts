import type { PageNote } from '#site/parts/plain-forms/PlainPage.tsx'

const done = (title: string, text: string): PageNote => ({ title, text, isProblem: false })
const problem = (title: string, text: string): PageNote => ({ title, text, isProblem: true })

/** What the page says after a form was sent; the doors of the API lead back here with one of these words. */
const notes: Record<string, PageNote> = {
  sent: done(
    'Look into your inbox',
    'We have sent you a mail with a link. Your subscription starts when you open it and confirm; the link is good for three days.',
  ),
  confirmed: done('You are subscribed', 'The next news comes to you. Every mail has a link to leave.'),
  email: problem('That is no e-mail address', 'Look at what you typed, and send it again.'),
  lists: problem('Nothing was chosen', 'Choose all news, or one sport at least.'),
  link: problem(
    'The link is no longer good',
    'It was used before, or it is older than three days. Subscribe again to get a new one.',
  ),
  filled: problem(
    'Send it once more',
    'A field that nobody sees was filled in, perhaps by your browser. It is empty again; nothing was sent so far.',
  ),
  later: problem('That was too often', 'Wait a few minutes, and try again.'),
  mail: problem('The mail could not be sent', 'Nothing was changed. Try again in a few minutes.'),
}

export const subscribeNote = (query: URLSearchParams): PageNote | null => {
  const asked = query.get('note') ?? ''
  return Object.hasOwn(notes, asked) ? (notes[asked] ?? null) : null
}
