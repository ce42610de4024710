/** What the scorer of a game says, and how long nothing of it has changed. */
export interface Feed {
  hasStarted: boolean
  isComplete: boolean
  /** 'stale' when it should have changed by now, 'gone' when nobody waits for it any longer. */
  silence: 'none' | 'stale' | 'gone'
}

/**
 * Minutes without any change after which a game under way counts as delayed: longer than the longest break that belongs
 * to the sport. By the sport's shortname without its gender.
 */
const staleMinutes: Record<string, number> = {
  football: 35,
  bball: 25,
  hockey: 25,
  soc: 25,
  tennis: 45,
  golf: 60,
}
const usualStaleMinutes = 20

/** A game under way that nothing is heard of leaves the live list after this, others with the evening. */
const silentHours = 4
const listedHours = 12

/** Whose score no program keeps: somebody at the field says something when something happens, and nothing for long. */
export const byHand = 'By hand'
export const isScoredByHand = ({ source }: { source: string }): boolean => source === byHand

interface Heard extends Pick<Feed, 'hasStarted' | 'isComplete'> {
  updatedAt: Date
  source: string
}

export function silenceOf(
  { hasStarted, isComplete, updatedAt, source }: Heard,
  globalSportShortname: string,
  now: Date,
): Feed['silence'] {
  const minutes = (now.getTime() - updatedAt.getTime()) / 60_000
  const isUnderWay = hasStarted && !isComplete
  if (minutes >= (isUnderWay ? silentHours : listedHours) * 60) return 'gone'
  if (isScoredByHand({ source })) return 'none'
  return isUnderWay && minutes >= staleAfter(globalSportShortname) ? 'stale' : 'none'
}

function staleAfter(shortname: string): number {
  return staleMinutes[shortname] ?? staleMinutes[shortname.replace(/^[mw]/, '')] ?? usualStaleMinutes
}

/** After how much silence, in milliseconds, something of a game is said differently. */
export const silenceSteps: readonly number[] = [
  ...new Set([usualStaleMinutes, ...Object.values(staleMinutes), silentHours * 60, listedHours * 60]),
].map((minutes) => minutes * 60_000)

/** Rows that changed since then may be on the list. */
export const listedSince = (now: Date): Date => new Date(now.getTime() - listedHours * 3_600_000)
