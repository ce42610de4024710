import type { Choice } from './consent.ts'

export const question =
  'May our partners measure visits and choose advertising here? Nothing of theirs is loaded unless you accept.'

/** What is said to somebody who comes back to the question; 'signal' where the browser refuses for its owner. */
export const consentWords: Readonly<Record<Choice | 'signal', string>> = {
  granted: `${question} You have accepted.`,
  refused: `${question} You have rejected.`,
  signal:
    'Your browser asks for privacy (Global Privacy Control), so nothing of our partners is loaded here.',
}
