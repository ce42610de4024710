import type { news } from '#contract/news.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { frontStories } from './front.service.ts'
import {
  document,
  listClippings,
  listSportFiles,
  listStories,
  sportFile,
  story,
  storyArchives,
} from './news.service.ts'
import { onThisDay } from './on-this-day.service.ts'
import { storyAddress } from './story-address.service.ts'
import { listTags, tagPage } from './tags.service.ts'

export const newsRoutes: Handlers<typeof news> = {
  stories: (work, query) => listStories(work, query),
  front: (work, query) => frontStories(work, query),
  archives: (work, { sportId }) => storyArchives(work, sportId),
  story: (work, { storyDate, storySlug }) => story(work, 'public', storyDate, storySlug),
  storyAddress: (work, query) => storyAddress(work, query),
  hiddenStory: (work, { storyDate, storySlug }) => story(work, 'signed-in', storyDate, storySlug),
  sportFiles: (work, query) => listSportFiles(work, query),
  sportFile: (work, { fileDate, filename }) => sportFile(work, 'public', fileDate, filename),
  hiddenSportFile: (work, { fileDate, filename }) => sportFile(work, 'signed-in', fileDate, filename),
  document: (work, { path }) => document(work, work.visitor ? 'signed-in' : 'public', path),
  hiddenDocument: (work, { path }) => document(work, 'signed-in', path),
  clippings: (work, query) => listClippings(work, query),
  tags: (work, query) => listTags(work, query),
  tag: (work, { tagSlug, ...query }) => tagPage(work, tagSlug, query),
  onThisDay: (work, { date }) => onThisDay(work, date),
}
