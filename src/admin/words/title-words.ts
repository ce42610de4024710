import { dayWords } from './moments.ts'

/** What is called by a day, as a game is, is called by it in words: '2026-11-14' is 'Nov 14, 2026'. */
export const titleWords = (title: string): string =>
  title.replace(/\b\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?/g, (day) =>
    Number.isNaN(Date.parse(day.slice(0, 10))) ? day : dayWords(day),
  )
