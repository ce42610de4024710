import type { ScheduleRecord } from '#contract/games.ts'

/** 'Overall 8-2, Conference 5-1, Home 4-0, Away 3-2, Neutral 1-0, Streak W3' */
export function recordWords(record: ScheduleRecord): string {
  const { overall, conference, home, away, neutral, streak } = record
  const parts: [string, string][] = [
    ['Overall', overall.text],
    ['Conference', conference.text],
    ['Home', home.text],
    ['Away', away.text],
    ['Neutral', neutral.text],
    ['Streak', streak],
  ]
  return parts
    .filter(([, words]) => words)
    .map(([name, words]) => `${name} ${words}`)
    .join(', ')
}
