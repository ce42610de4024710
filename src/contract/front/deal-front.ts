import type { StoryType } from '../news.ts'

/** What the rules of a front ask of a story. */
export interface FrontStory {
  id: number
  type: StoryType
  sportId: number
  /** The day on the school's own calendar, and the moment. */
  publishedOn: string
  publishAt: string
  hasPicture: boolean
  isExternal: boolean
  /** The games that it is about, as they stand. */
  games: readonly FrontGame[]
}

export interface FrontGame {
  role: 'recap' | 'preview' | 'related'
  isOver: boolean
  /** Postponed, or canceled. */
  isOff: boolean
}

/** A story that an office put in a place, counted from 1 at the top. */
export interface Pin {
  storyId: number
  place: number
  until: string | null
}

/** How many each part of a front has; a part that the page does not have takes none. */
export interface FrontCounts {
  lead: number
  top: number
  news: number
}

/** Why a story stands where it stands, or does not. */
export type Why =
  | { is: 'pinned'; until: string | null }
  | { is: 'ranked'; type: StoryType; days: number }
  | { is: 'passed'; over: Passed }

/** What keeps a story from a place by rule; an office may still put it there. */
export type Passed = 'game-off' | 'overtaken' | 'no-picture' | 'elsewhere' | 'announcement' | 'old-preview'

export interface Dealt {
  id: number
  why: Why
}

export interface DealtFront {
  /** The places with a picture, then those below; both by weight and freshness. */
  lead: Dealt[]
  top: Dealt[]
  /** What is left, the newest first. */
  news: Dealt[]
  /** The others: those that no rule lets lead say why. */
  left: Dealt[]
}

/** What a story of its kind weighs on the day that it comes out. */
const weights: Readonly<Record<StoryType, number>> = {
  recap: 10,
  award: 9,
  feature: 9,
  news: 8,
  preview: 7,
  external: 5,
  release: 4,
}
/** What it loses with each midnight: a recap of yesterday gives way to a feature of today. */
const perDay = 3
/** For so many days somebody looks forward to a game. */
const previewDays = 3

const dayMs = 24 * 60 * 60 * 1000
const daysBetween = (day: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs))

interface Now {
  /** The moment, and the day on the school's own calendar. */
  at: string
  today: string
}

/**
 * THE RULE OF A FRONT: deals published stories out to its places, so that none is told twice. Pinned stories keep their
 * place until their end; the others are filled by weight and freshness, the first of each sport before any has two.
 * Depends on the day and on the ends of pins, never on the hour: what was made from it stays until one of them comes.
 */
export function dealFront(
  stories: readonly FrontStory[],
  pins: readonly Pin[],
  counts: FrontCounts,
  { at, today }: Now,
): DealtFront {
  const newest = stories.toSorted((one, other) => later(one, other))
  const held = pins.filter(
    ({ until, storyId, place }) =>
      isHeld(until, at) && place <= counts.lead + counts.top && stories.some(({ id }) => id === storyId),
  )
  const isPinned = (id: number) => held.some(({ storyId }) => storyId === id)
  const free = newest.filter(({ id }) => !isPinned(id))
  const scoreOf = ({ type, publishedOn }: FrontStory) =>
    weights[type] - perDay * daysBetween(publishedOn, today)
  const passed = new Map(free.map((story) => [story.id, passedOver(story, newest, today)]))
  const ranked = free
    .filter(({ id }) => !isBelow(passed.get(id)))
    .toSorted((one, other) => scoreOf(other) - scoreOf(one) || later(one, other))

  const taken = new Set<number>()
  const sports = new Set<number>()
  const fill = (place: number, choose: (able: readonly FrontStory[]) => FrontStory | undefined): Dealt[] => {
    const pin = held.find((one) => one.place === place)
    if (pin) return [{ id: pin.storyId, why: { is: 'pinned', until: pin.until } }]
    const story = choose(ranked.filter(({ id }) => !taken.has(id)))
    if (!story) return []
    taken.add(story.id)
    sports.add(story.sportId)
    return [told(story, null, today)]
  }
  for (const { storyId, place } of held)
    if (place <= counts.lead) sports.add(stories.find(({ id }) => id === storyId)?.sportId ?? 0)
  const lead = places(1, counts.lead).flatMap((place) =>
    fill(place, (able) => {
      const mayLead = able.filter(({ id }) => passed.get(id) === null)
      return mayLead.find(({ sportId }) => !sports.has(sportId)) ?? mayLead[0]
    }),
  )
  // Below those that lead, teams come as often as they have something to tell.
  const top = places(counts.lead + 1, counts.top).flatMap((place) => fill(place, ([first]) => first))
  const dealt = new Set([...lead, ...top].map(({ id }) => id))
  const rest = newest
    .filter(({ id }) => !dealt.has(id))
    .map((story) => told(story, passed.get(story.id), today))
  const isNews = ({ why }: Dealt) => !(why.is === 'passed' && why.over === 'overtaken')
  const news = rest.filter(isNews).slice(0, counts.news)
  return { lead, top, news, left: rest.filter((one) => !news.includes(one)) }
}

const isHeld = (until: string | null, at: string): boolean =>
  until === null || Date.parse(until) > Date.parse(at)

const later = (one: FrontStory, other: FrontStory): number =>
  Date.parse(other.publishAt) - Date.parse(one.publishAt) || other.id - one.id

const places = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at)

function told({ id, type, publishedOn }: FrontStory, over: Passed | null | undefined, today: string): Dealt {
  if (over) return { id, why: { is: 'passed', over } }
  return { id, why: { is: 'ranked', type, days: daysBetween(publishedOn, today) } }
}

/** These may stand below those that lead. */
const mayBeTop: readonly Passed[] = ['no-picture', 'elsewhere', 'announcement', 'old-preview']
const isBelow = (over: Passed | null | undefined): boolean =>
  Boolean(over) && !mayBeTop.includes(over as Passed)

/** What keeps a story from leading; what its game keeps it from, it is kept from below too. */
function passedOver(story: FrontStory, all: readonly FrontStory[], today: string): Passed | null {
  const { type, games, hasPicture, isExternal, publishedOn } = story
  if (games.length > 0 && games.every(({ isOff }) => isOff)) return 'game-off'
  if (type === 'preview' && isOvertaken(story, all)) return 'overtaken'
  if (type === 'preview' && daysBetween(publishedOn, today) >= previewDays) return 'old-preview'
  if (type === 'release') return 'announcement'
  if (isExternal) return 'elsewhere'
  return hasPicture ? null : 'no-picture'
}

/** Nobody looks forward to a game that has been played: its end, or a team's recap, ends its preview. */
const isOvertaken = ({ sportId, publishAt, games }: FrontStory, all: readonly FrontStory[]): boolean =>
  games.some(({ role, isOver }) => role === 'preview' && isOver) ||
  all.some(
    (other) =>
      other.type === 'recap' &&
      other.sportId === sportId &&
      Date.parse(other.publishAt) > Date.parse(publishAt),
  )
