import { and, asc, eq } from 'drizzle-orm'
import { formFields, forms } from '#server/db/schema/forms.ts'
import { games, opponents } from '#server/db/schema/games.ts'
import { galleries, videos } from '#server/db/schema/media.ts'
import {
  documents,
  sportFiles,
  stories,
  storyGames,
  storyPeople,
  taggedContent,
  tags,
} from '#server/db/schema/news.ts'
import { splashes } from '#server/db/schema/promotions.ts'
import { players, rosterPlayers } from '#server/db/schema/rosters.ts'
import { seasons, sports } from '#server/db/schema/sports.ts'
import { rebuildCareers } from '#server/domains/rosters/careers.service.ts'
import { rebuildSearch } from '#server/domains/search/search-index.service.ts'
import type { Services } from '#server/open.ts'
import { aSaturday } from './templates.ts'

/** Stands in every text that the public may not read, and nowhere else. */
export const secretWord = 'Quillwort'
/** Stands beside it, for whoever searches: an answer may repeat what it was asked for. */
export const soughtWord = 'Zephyrine'
/** Part of every address of theirs. */
export const secretName = 'kept-back'
export const accessCode = 'open sesame'

export interface KeptBack {
  /** By the names of parameters of the API and of the site. */
  values: Record<string, string>
  /** Something public that names somebody of them. */
  beside: Record<string, string>
  /** Pages that show them to those who may, by their row of the route table. */
  pages: Record<string, string>
  protected: { form: string; sportfile: string }
}

const id = 900_001
const hour = 3_600_000
const text = (name: string) => `${secretWord} ${soughtWord} ${name}`
const html = (name: string) => `<p>${text(name)}</p>`

/**
 * One of everything that a school can keep back, tied to what is public wherever it can be: newer than all other news,
 * about a game and a player of today, with a tag, pictures and a film that others have.
 */
export async function keepBack({ scope }: Services, school: string): Promise<KeptBack> {
  return scope.write(school, async (tx) => {
    const [game] = await tx
      .select({ id: games.id, sportId: games.sportId, seasonId: games.seasonId, oppSlug: opponents.slug })
      .from(games)
      .innerJoin(opponents, eq(opponents.id, games.opponentId))
      .innerJoin(rosterPlayers, eq(rosterPlayers.seasonId, games.seasonId))
      .orderBy(asc(games.id))
      .limit(1)
    if (!game) throw new Error(`${school} has no game of a team with players`)
    const [sport] = await tx.select().from(sports).where(eq(sports.id, game.sportId))
    const [line] = await tx
      .select({ playerId: players.id, slug: players.slug })
      .from(rosterPlayers)
      .innerJoin(players, eq(players.id, rosterPlayers.playerId))
      .where(eq(rosterPlayers.seasonId, game.seasonId))
      .limit(1)
    const [story] = await tx
      .select()
      .from(stories)
      .where(and(eq(stories.hidden, false), eq(stories.type, 'recap')))
      .limit(1)
    const [tag] = await tx.select().from(tags).limit(1)
    const [gallery] = await tx.select({ id: galleries.id }).from(galleries).limit(1)
    const [video] = await tx.select({ id: videos.id }).from(videos).limit(1)
    if (!sport || !line || !story || !tag || !gallery || !video)
      throw new Error(`${school} is not a whole school`)

    const publishAt = new Date(aSaturday.getTime() - hour)
    const publishedOn = publishAt.toISOString().slice(0, 10)
    const published = { sportId: sport.id, publishAt, publishedOn }
    const season = '2031'
    await tx.insert(seasons).values({
      id,
      sportId: sport.id,
      title: season,
      startsOn: '2031-08-01',
      endsOn: '2032-06-30',
      isRosterHidden: true,
    })
    await tx.insert(players).values({
      id,
      firstName: secretWord,
      lastName: soughtWord,
      slug: secretName,
      hometown: text('town'),
      bio: html('life'),
    })
    await tx.insert(rosterPlayers).values([
      { id, seasonId: id, playerId: id, jersey: '0', academicYear: 'Senior' },
      // Somebody of today's roster goes on next year: that line is not known yet.
      {
        id: id + 1,
        seasonId: id,
        playerId: line.playerId,
        positionTitle: text('position'),
        academicYear: 'Senior',
      },
    ])
    const telling = {
      ...published,
      title: text('story'),
      subHeadline: text('line'),
      teaser: text('teaser'),
      content: html('text'),
      galleryId: gallery.id,
      videoId: video.id,
    }
    await tx.insert(stories).values([
      { ...telling, id, slug: `${secretName}-story`, type: 'recap', hidden: true },
      {
        ...telling,
        id: id + 1,
        slug: `${secretName}-tomorrow`,
        type: 'preview',
        publishAt: new Date(aSaturday.getTime() + 24 * hour),
      },
    ])
    for (const storyId of [id, id + 1]) {
      const role = storyId === id ? 'recap' : 'preview'
      await tx.insert(storyGames).values({ storyId, gameId: game.id, role })
      await tx.insert(storyPeople).values([
        { storyId, playerId: line.playerId },
        { storyId, playerId: id },
      ])
      await tx.insert(taggedContent).values({ tagId: tag.id, kind: 'story', contentId: storyId })
    }
    await tx.insert(taggedContent).values({ tagId: tag.id, kind: 'player', contentId: id })
    // A story that everybody reads names a player whom nobody knows of yet.
    await tx.insert(storyPeople).values({ storyId: story.id, playerId: id })
    await tx.insert(sportFiles).values([
      {
        ...published,
        id,
        title: text('file'),
        filename: `${secretName}-file`,
        teaser: text('teaser'),
        content: html('text'),
        hidden: true,
      },
      {
        ...published,
        id: id + 1,
        title: 'For families',
        filename: 'for-families',
        teaser: text('teaser'),
        content: html('text'),
        isProtected: true,
        accessCode,
      },
    ])
    const paper = { publishAt, publishedOn, contentType: 'application/pdf', sizeBytes: 1 }
    await tx.insert(documents).values([
      {
        ...paper,
        id,
        path: `${secretName}.pdf`,
        title: text('document'),
        storagePath: `private/${school}/${secretName}.pdf`,
        hidden: true,
      },
      {
        ...paper,
        id: id + 1,
        path: `${secretName}-too.pdf`,
        title: text('document'),
        storagePath: `private/${school}/${secretName}-too.pdf`,
        isProtected: true,
        accessCode,
      },
    ])
    await tx.insert(forms).values([
      { id, title: text('form'), description: html('form'), isHidden: true },
      { id: id + 1, title: text('form'), description: html('form'), accessCode },
    ])
    await tx.insert(formFields).values([
      { id, formId: id, type: 'T', title: text('field') },
      { id: id + 1, formId: id + 1, type: 'T', title: text('field') },
    ])
    await tx.insert(splashes).values({
      id,
      title: text('splash'),
      html: html('splash'),
      backgroundColor: '#000000',
      foregroundColor: '#ffffff',
      startDate: publishAt,
    })
    await rebuildSearch({ tx })
    await rebuildCareers({ tx })

    const slug = sport.globalSportNameSlug
    const dated = ':year/:month/:day'
    const day = publishedOn.replaceAll('-', '/')
    const number = String(id)
    return {
      values: {
        slug,
        sportSlug: slug,
        sportId: String(sport.id),
        season,
        gameId: String(game.id),
        oppSlug: game.oppSlug,
        tag: tag.slug,
        tagSlug: tag.slug,
        id: number,
        playerId: number,
        rosterPlayerId: number,
        formId: number,
        splashId: number,
        storyDate: publishedOn,
        storySlug: `${secretName}-story`,
        fileDate: publishedOn,
        filename: `${secretName}-file`,
        path: `${secretName}.pdf`,
        galleryId: String(gallery.id),
        videoId: String(video.id),
      },
      beside: { storyDate: story.publishedOn, storySlug: story.slug },
      pages: {
        '/hidden/sports/:slug/roster/:season': `/hidden/sports/${slug}/roster/${season}`,
        '/hidden/sports/:slug/roster/:playerSlug/:rosterPlayerId': `/hidden/sports/${slug}/roster/${line.slug}/${id + 1}`,
        [`/hidden/news/${dated}/:story_slug`]: `/hidden/news/${day}/${secretName}-story`,
        [`/hidden/sports/${dated}/:filename`]: `/hidden/sports/${day}/${secretName}-file`,
        [`/protected/sports/${dated}/:filename`]: `/protected/sports/${day}/for-families`,
        '/hidden/splash/:splashId': `/hidden/splash/${id}`,
        '/hidden/form/:id': `/hidden/form/${id}`,
        '/protected/form/:id': `/protected/form/${id + 1}`,
      },
      protected: { form: String(id + 1), sportfile: String(id + 1) },
    }
  })
}
