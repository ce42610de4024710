import type { Pin } from '#contract/front/deal-front.ts'

/** For so long a story keeps a place that somebody put it in, unless they say otherwise. */
const usualDays = 3
const dayMs = 24 * 60 * 60 * 1000

const byPlace = (pins: readonly Pin[]): Pin[] => pins.toSorted((one, other) => one.place - other.place)

/** Puts a story into a place; a pinned one that stands there moves down, and so on as far as pins touch. */
export function pinAt(pins: readonly Pin[], storyId: number, place: number, until: string | null): Pin[] {
  let taken = place
  const moved = byPlace(pins.filter((pin) => pin.storyId !== storyId)).map((pin) => {
    if (pin.place !== taken) return pin
    taken += 1
    return { ...pin, place: taken }
  })
  return byPlace([...moved, { storyId, place, until }])
}

/** The rule decides again where a story stands. */
export const unpin = (pins: readonly Pin[], storyId: number): Pin[] =>
  pins.filter((pin) => pin.storyId !== storyId)

export const pinUntil = (pins: readonly Pin[], storyId: number, until: string | null): Pin[] =>
  pins.map((pin) => (pin.storyId === storyId ? { ...pin, until } : pin))

/** Those that hold still: an end that has passed is forgotten with the next change. */
export const standing = (pins: readonly Pin[], now: string): Pin[] =>
  pins.filter(({ until }) => until === null || Date.parse(until) > Date.parse(now))

/** When a pin ends that nobody has said an end of: what is meant until it is taken out stays so. */
export function usualEnd(pins: readonly Pin[], storyId: number, now: string): string | null {
  const known = pins.find((pin) => pin.storyId === storyId)
  return known ? known.until : new Date(Date.parse(now) + usualDays * dayMs).toISOString()
}
