import type { Passed, Why } from '#contract/front/deal-front.ts'
import type { StoryType } from '#contract/news.ts'
import { momentWords } from '../words/moments.ts'

const types: Readonly<Record<StoryType, string>> = {
  recap: 'Recap',
  award: 'Award',
  feature: 'Feature',
  news: 'News',
  preview: 'Preview',
  external: 'Told elsewhere',
  release: 'Announcement',
}

const passed: Readonly<Record<Passed, string>> = {
  'game-off': 'Not by rule: its game was called off',
  overtaken: 'Not by rule: the game has been played',
  'no-picture': 'Does not lead: no picture',
  elsewhere: 'Does not lead: told elsewhere',
  announcement: 'Does not lead: an announcement',
  'old-preview': 'Does not lead: a preview of days ago',
}

const ages = ['today', 'yesterday']

/** Why a story stands where it stands, in words. */
export function whyWords(why: Why, timeZone: string): string {
  if (why.is === 'pinned') return why.until ? `Pinned until ${momentWords(why.until, timeZone)}` : 'Pinned'
  if (why.is === 'passed') return passed[why.over]
  return `${types[why.type]}, ${ages[why.days] ?? `${why.days} days old`}`
}
