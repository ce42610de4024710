import type { Unreached } from '../api/connection.ts'

/** In the bar, in a word or two. */
export const barWords: Readonly<Record<Unreached, string>> = {
  gone: 'No connection',
  busy: 'Server busy',
  full: 'Server full',
}

/** After what was typed and is kept on this device alone. */
export const keptWords = (why: Unreached): string =>
  why === 'full' ? 'the server has no room left' : 'cannot reach the server'

/** Why something does not go on, as a sentence. */
export const reasonWords: Readonly<Record<Unreached, string>> = {
  gone: 'No connection.',
  busy: 'The server has too much to do.',
  full: 'The server has no room left: whoever runs it has to see to that.',
}

/** Of a screen that is still empty. */
export const waitWords = (why: Unreached | null): string =>
  why === null ? 'Still loading…' : `${reasonWords[why]} This fills in by itself.`
