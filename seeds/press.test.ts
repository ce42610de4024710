import { describe, expect, test } from 'vitest'
import { contentTemplates, storyTypes } from '#contract/news.ts'
import { contentTypeOf } from '#server/adapters/storage.ts'
import { fileUrl } from './basics/paths.ts'
import { picturesOf } from './files/pictures.ts'
import { momentOf } from './generate/games/publish.ts'
import { pressFiles } from './generate/press/files.ts'
import { printedScore } from './generate/press/game-facts.ts'
import { openNewsroom } from './generate/press/newsroom.ts'
import { generateSchool, generateUnscored, schoolData } from './generate/school.ts'
import type { SchoolKey } from './model/model.ts'

const today = '2026-11-15'

describe.each<SchoolKey>(['halcyon', 'tamarack'])('the press of %s', (key) => {
  const school = generateUnscored(key, today)
  const { timeZone } = school.tenant
  const games = new Map(school.games.map((game) => [game.id, game]))
  const room = openNewsroom(schoolData[key], school, momentOf(today, timeZone))
  const files = pressFiles(room)
  const dated = [
    school.stories,
    school.sportFiles,
    school.documents,
    school.podcasts,
    school.publications,
    school.galleries,
    school.videos,
  ]

  test('has about as much of everything as a real office', () => {
    const about = (count: number, least: number, most: number) =>
      expect([count >= least, count <= most]).toEqual([true, true])
    about(school.stories.length, key === 'halcyon' ? 350 : 120, key === 'halcyon' ? 480 : 220)
    about(school.galleries.length, 12, 45)
    about(school.videos.length, 25, 60)
    about(school.clippings.length, 15, 60)
    about(school.publications.length, 8, 12)
    about(school.moments.length, 15, 40)
    expect([
      school.writers.length,
      school.tags.length,
      school.podcasts.length,
      school.sportFiles.length,
      school.documents.length,
    ]).toEqual([6, 25, 45, 20, 15])
  })

  test('tells each picture of a gallery, and each page of a publication, in words of its own', () => {
    const told = [...school.galleries, ...school.publications].map(({ title, ...rest }) => ({
      title,
      words: ('images' in rest ? rest.images : rest.pages).map(({ alt }) => alt),
    }))
    expect(told.filter(({ words }) => new Set(words).size < words.length)).toEqual([])
    expect(told.flatMap(({ words }) => words).filter((words) => words.trim() === '')).toEqual([])
  })

  test('has stories of every type and every template, and one of every state', () => {
    expect(new Set(school.stories.map(({ type }) => type))).toEqual(new Set(storyTypes))
    expect(new Set(school.stories.map(({ contentTemplate }) => contentTemplate))).toEqual(
      new Set(contentTemplates),
    )
    const { utc } = momentOf(today, timeZone)
    for (const has of [
      school.stories.some(({ hidden }) => hidden),
      school.stories.some(({ externalUrl }) => externalUrl),
      school.stories.some(({ publishAt }) => publishAt > utc),
      school.stories.some(({ galleryId }) => galleryId !== null),
      school.stories.some(({ videoId }) => videoId !== null),
      school.stories.some(({ blocks }) => blocks.length > 3),
      school.sportFiles.some(({ hidden }) => hidden),
      school.sportFiles.some(({ isProtected }) => isProtected),
      school.documents.some(({ hidden }) => hidden),
      school.documents.some(({ isProtected }) => isProtected),
    ]) {
      expect(has).toBe(true)
    }
  })

  test('the day in an address is the day of publishing on the clock of the school', () => {
    for (const { publishAt, publishedOn } of dated.flat()) {
      expect(Temporal.Instant.from(publishAt).toZonedDateTimeISO(timeZone).toPlainDate().toString()).toBe(
        publishedOn,
      )
    }
  })

  test('no two stories or sport files share an address, and no document a path', () => {
    const addresses = [
      ...school.stories.map(({ publishedOn, slug }) => `story ${publishedOn}/${slug}`),
      ...school.sportFiles.map(({ publishedOn, filename }) => `file ${publishedOn}/${filename}`),
      ...school.documents.map(({ path }) => path),
      ...school.publications.map(({ slug }) => slug),
    ]
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('a recap tells the final score of its game, after it, and a preview comes before', () => {
    const stories = new Map(school.stories.map((story) => [story.id, story]))
    for (const { storyId, gameId, role } of school.storyGames) {
      const [story, game] = [stories.get(storyId), games.get(gameId)]
      if (!story || !game)
        throw new Error(`story ${storyId} names game ${gameId}, and one of them is missing`)
      expect(story.sportId).toBe(game.sportId)
      expect([story.id, role === 'preview' && story.publishAt >= game.startUtc]).toEqual([story.id, false])
      if (role !== 'recap') continue
      expect([story.id, game.resultStatus !== null, story.publishAt > game.startUtc]).toEqual([
        story.id,
        true,
        true,
      ])
      // The writer says in words what stands behind a score: '(OT)' is 'in overtime'.
      const score = printedScore(game).replace(/ \(.+\)$/, '')
      expect(story.content).toContain(game.teamScore === null ? '<p>' : score)
    }
    expect(school.storyGames.some(({ role }) => role === 'recap')).toBe(true)
  })

  test('a recap of a team that counts its record prints the record after that game', () => {
    for (const { storyId, gameId, role } of school.storyGames.filter(({ role }) => role === 'recap')) {
      const team = room.teams.find(({ games: played }) => played.some(({ id }) => id === gameId))
      const game = team?.games.find(({ id }) => id === gameId)
      if (!team || !game || game.isExhibition || game.teamScore === null) continue
      const content = school.stories.find(({ id }) => id === storyId)?.content ?? ''
      expect([role, content.includes(room.recordAfter(team, game).overall)]).toEqual([role, true])
    }
  })

  test('the players a story is about were on the roster of that season or sport', () => {
    const sportsOf = Map.groupBy(school.rosterPlayers, ({ playerId }) => playerId)
    const stories = new Map(school.stories.map((story) => [story.id, story]))
    for (const { storyId, playerId } of school.storyPeople) {
      if (playerId === null) continue
      const lines = sportsOf.get(playerId) ?? []
      expect(lines.map(({ seasonId }) => Math.floor(seasonId / 100))).toContain(stories.get(storyId)?.sportId)
    }
  })

  test('bodies are whole paragraphs of plain sentences', () => {
    for (const { id, content } of [...school.stories, ...school.sportFiles]) {
      expect([id, content.replace(/<\/?p>/g, '').includes('<')]).toEqual([id, false])
      expect([id, /undefined|NaN|null|\[object|\s{2}|\s[.,](?!\d)|\.\.|“[^”]*$/.exec(content)?.[0]]).toEqual([
        id,
        undefined,
      ])
    }
    for (const { id, content } of school.stories) {
      const count = content.split('<p>').length - 1
      expect([id, count >= 3 && count <= 12]).toEqual([id, true])
    }
  })

  test('every picture and file that a row points to is drawn or written', () => {
    const made = new Set(
      [...picturesOf(key, school).map(({ path }) => path), ...files.map(({ path }) => path)].map(fileUrl),
    )
    const wanted = [
      ...school.stories.flatMap(({ image, alternateImage, blocks }) => [
        image?.url,
        alternateImage?.url,
        ...blocks.map((block) => (block.kind === 'image' ? block.url : null)),
      ]),
      ...school.galleries.flatMap(({ images }) => images.map(({ url }) => url)),
      ...school.videos.flatMap(({ poster, captions, filename }) => [
        poster?.url,
        filename && fileUrl(filename),
        ...captions.map(({ url }) => url),
      ]),
      ...school.podcasts.flatMap(({ image, filename }) => [image?.url, fileUrl(filename)]),
      ...school.publications.flatMap(({ cover, pages, pdf }) => [
        cover?.url,
        pdf && fileUrl(pdf),
        ...pages.map(({ url }) => url),
      ]),
      ...school.documents.map(({ storagePath }) => fileUrl(storagePath)),
      ...school.moments.map(({ image }) => image?.url),
    ]
    expect(wanted.filter((url) => url && !made.has(url))).toEqual([])
  })

  test('files have the type of their name, and the length that their rows give', async () => {
    const sizes = new Map<string, number>()
    for (const { path, contentType, bytes } of files) {
      expect([path, contentTypeOf(path)?.split(';')[0]]).toEqual([path, contentType])
      sizes.set(path, (await bytes()).length)
    }
    for (const { filename, sizeBytes, durationSeconds } of school.podcasts) {
      expect([sizes.get(filename), sizeBytes]).toEqual([sizeBytes, 44 + durationSeconds * 8000])
    }
    for (const { storagePath, sizeBytes } of school.documents) expect(sizes.get(storagePath)).toBe(sizeBytes)
  })

  test('what is hidden or protected lies where the file route never looks', () => {
    for (const { storagePath, hidden, isProtected } of school.documents) {
      expect(storagePath.startsWith('private/')).toBe(hidden || isProtected)
    }
  })

  // Stories of the last days name the next game, which follows the schedule.
  test('what was published some time ago stays as it was on the next day', () => {
    const tomorrow = generateUnscored(key, '2026-11-16')
    const past = <Row extends { publishedOn: string }>(rows: Row[]) =>
      rows.filter(({ publishedOn }) => publishedOn < '2026-11-01')
    const settled = (rows: typeof school.stories) => past(rows).filter(({ id }) => id < 60_000 || id > 70_000)
    expect(settled(tomorrow.stories)).toEqual(settled(school.stories))
    expect(past(tomorrow.galleries)).toEqual(past(school.galleries))
    expect(past(tomorrow.videos)).toEqual(past(school.videos))
    const ids = new Map(
      school.taggedContent.map((row) => [row.id, `${row.kind} ${row.contentId} ${row.tagId}`]),
    )
    for (const row of tomorrow.taggedContent) {
      const name = `${row.kind} ${row.contentId} ${row.tagId}`
      expect(ids.get(row.id) ?? name).toBe(name)
    }
  })
})

test.each(['2026-01-01', '2026-07-01', '2027-03-14'])('the press of both schools stands on %s', (day) => {
  for (const key of ['halcyon', 'tamarack'] as const) {
    const { stories, podcasts, galleries } = generateSchool(key, day)
    expect(new Set(stories.map(({ type }) => type))).toEqual(new Set(storyTypes))
    expect(new Set(stories.map(({ contentTemplate }) => contentTemplate))).toEqual(new Set(contentTemplates))
    expect(podcasts).toHaveLength(45)
    expect(galleries.length).toBeGreaterThan(9)
  }
})
