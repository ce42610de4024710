import type { OnThisDay } from '#contract/news.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { mediaOfDays } from '../media/media.service.ts'
import { toStoryCard, toStoryGame } from './news.mapper.ts'
import { playedOnDays } from './news.people.read-model.ts'
import { storiesOfDays } from './news.queries.ts'
import { dayAt, sameDaysBefore } from './story-days.ts'

/** What happened on a day of the calendar ('11-15'), today's unless one is named, the latest year first. */
export async function onThisDay(work: Work, date?: string): Promise<OnThisDay> {
  const { tx, now, tenant } = work
  const today = dayAt(now, tenant.timeZone)
  const monthDay = date ?? today.slice(5)
  const days = sameDaysBefore(today, monthDay)
  if (days.length === 0) return { date: monthDay, groups: [] }
  const { galleries, podcasts, videos, moments } = await mediaOfDays(work, days)
  const stories = (await storiesOfDays(tx, now, days)).map(toStoryCard)
  const games = (await playedOnDays(tx, days)).map(toStoryGame)
  const groups = days.map((day) => ({
    year: Number(day.slice(0, 4)),
    galleries: galleries.filter((item) => item.date === day),
    stories: stories.filter((item) => item.publishedOn === day),
    games: games.filter((item) => item.date === day),
    podcasts: podcasts.filter((item) => item.publishedOn === day).map(({ podcast }) => podcast),
    videos: videos.filter((item) => item.date === day),
    moments: moments.filter((item) => item.date === day),
  }))
  return {
    date: monthDay,
    groups: groups.filter(({ year: _, ...lists }) => Object.values(lists).some(({ length }) => length > 0)),
  }
}
