import type { Trouble } from './autosave.ts'

/** Why the page beside a form is older than the form. */
export type Behind = 'saving' | Trouble['what']

/** A page that is behind may not pass for the result. */
export const behindWords = (behind: Behind | null): string =>
  behind === null || behind === 'saving'
    ? 'Updating…'
    : behind === 'unreachable'
      ? 'As it was saved last: the server cannot be reached'
      : 'As it was saved last'
