import type { Api } from '#contract/api.ts'
import type { Story } from '#contract/news.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { leadToStory, news } from '#site/checks/named/news.ts'
import { checkPage } from '#site/checks/outcomes/answer.ts'
import { storyCard } from '#site/page/head/card-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { orNothing } from '#site/page/or-nothing.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { dayOfAddress, plainName } from '../parts/dated-address.ts'
import { storyPicture, storySport } from '../parts/story-words.ts'
import { shownBlocks } from './blocks/story-blocks.ts'
import { storyBox } from './blocks/story-box.ts'
import { newsArticle } from './news-article.ts'
import { readingMinutes } from './reading-time.ts'
import { relatedStories } from './related-stories.ts'
import { storyScore } from './story-score.ts'

/** Who is asking: the public sees what was published, the office everything, under addresses of its own. */
export type Audience = 'public' | 'office'

const mostRelated = 4

export async function loadStory({ api, params, url, school }: LoadArgs, audience: Audience) {
  const day = dayOfAddress(params)
  const name = params.story_slug
  if (!day || !name) throw pageNotFound(url)
  const isHidden = audience === 'office'
  const story = await askStory(isHidden ? api.news.hiddenStory : api.news.story, day, name).catch(
    (error: unknown) => leadToStory(api, url, plainName(name), error),
  )
  const { isExternal } = story
  const address = isHidden && !isExternal ? `/hidden${story.url}` : story.url
  checkPage(news, url, { address, isExternal })

  const { sport, alternateImage, gallery, video, writer } = story
  const image = storyPicture(story)
  const [bar, blocks, box, lists] = await Promise.all([
    sportBar(api, sport),
    shownBlocks(api, story),
    askBox(api, story),
    askRelated(api, story),
  ])
  const team = { title: storySport(story), href: teamHref(story) }
  const isInBlocks = (kind: 'gallery' | 'video') => blocks.some((block) => block.kind === kind)
  const isFilm = story.contentTemplate === 'media' && video !== null
  return {
    head: {
      tokens: { headline: story.title, teaser: story.teaser },
      canonical: address,
      image: image?.url ?? null,
      imageAlt: image?.alt ?? '',
      ...(isHidden ? {} : { card: storyCard(story) }),
      type: 'article' as const,
      contentId: story.id,
      isHidden,
    },
    sportBar: bar,
    structuredData: [
      breadcrumbList([
        { name: team.title, href: team.href },
        { name: story.title, href: address },
      ]),
      newsArticle({ ...story, url: address }, school),
    ],
    storyId: story.id,
    share: { path: address, title: story.title, ...(isHidden ? {} : { card: storyCard(story) }) },
    gallery: gallery && !isInBlocks('gallery') ? { title: gallery.title, pictures: gallery.images } : null,
    // What follows travels in the HTML only.
    top: {
      title: story.title,
      subHeadline: story.subHeadline,
      score: storyScore(story, school.name),
      template: story.contentTemplate,
      image,
      imageCaption: story.imageCaption,
      alternateImage: story.image ? alternateImage : null,
      team,
      film: isFilm ? video : null,
    },
    facts: {
      byline: writer?.name ?? story.byline,
      role: writer?.title ?? null,
      portrait: writer?.image ?? null,
      publishedOn: story.publishedOn,
      minutes: readingMinutes(story),
    },
    text: {
      template: story.contentTemplate,
      content: blocks.length > 0 ? '' : story.content,
      blocks,
      film: isFilm || isInBlocks('video') ? null : video,
      games: story.games,
      people: story.people,
      links: story.links,
    },
    bottom: {
      tags: story.tags,
      writer,
      // A box score that stands in the text is not told again below it.
      box:
        box && !blocks.some((block) => block.kind === 'boxscore' && block.box.gameId === box.gameId)
          ? storyBox(box)
          : null,
      boxHref: story.games.find(({ id }) => id === box?.gameId)?.boxscore ?? null,
      next: story.older ?? story.newer,
      related: relatedStories(lists, [story.id, (story.older ?? story.newer)?.id ?? 0], mostRelated),
      team,
    },
  }
}

export type StoryPage = Awaited<ReturnType<typeof loadStory>>

/** The department's own stories belong to no team: they lead to all stories. */
const teamHref = ({ sport }: Story): string =>
  sport.shortName === 'general' ? '/archives' : `/sports/${sport.globalSportNameSlug}`

/** By the name in the address; one that is written otherwise than it is kept is found too, and sent to the right one. */
async function askStory(ask: Api['news']['story'], storyDate: string, storySlug: string): Promise<Story> {
  try {
    return await ask({ storyDate, storySlug })
  } catch (error) {
    const kept = plainName(storySlug)
    if (!isApiProblem(error) || error.status !== 404 || kept === storySlug) throw error
    return ask({ storyDate, storySlug: kept })
  }
}

function askBox(api: Api, { games }: Story) {
  const game = games.find(({ boxscore }) => boxscore)
  return game ? orNothing('The box score of a story', api.stats.boxscore({ gameId: game.id })) : null
}

/** Of the same game, of whom it is about, of the same sport. */
async function askRelated(api: Api, { games, people, sport }: Story) {
  const [game] = games
  const player = people.find(({ kind }) => kind === 'player')
  const pages = await Promise.all([
    game && orNothing('The stories of a game', api.news.stories({ gameId: game.id, $pageSize: 4 })),
    player &&
      orNothing('The stories about a player', api.news.stories({ playerId: player.id, $pageSize: 4 })),
    orNothing('The stories of a sport', api.news.stories({ sportId: sport.id, $pageSize: 8 })),
  ])
  return pages.map((page) => page?.items ?? [])
}
