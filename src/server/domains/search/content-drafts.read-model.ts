import { and, eq, isNotNull, ne, or } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { games, opponents } from '../../db/schema/games.ts'
import { documents, sportFiles, stories } from '../../db/schema/news.ts'
import { facilities, seasons, sports } from '../../db/schema/sports.ts'
import { plainText } from './plain-text.ts'
import { afterTeaser, type Draft, inPart, joined, type Part, sizeOf } from './search.draft.ts'

/** '2026-09-05' as it stands in an address: 2026/9/5. */
const inAddress = (day: string): string => day.split('-').map(Number).join('/')
const dateless = { date: null, shownFrom: null }

export async function storyDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .select()
    .from(stories)
    .where(and(eq(stories.hidden, false), inPart(stories.id, part)))
    .orderBy(stories.id)
    .limit(sizeOf(part))
  return rows.map((row) => ({
    contentId: row.id,
    title: row.title,
    lead: joined(row.subHeadline, row.teaser),
    text: joined(afterTeaser(plainText(row.content), row.teaser), ...row.blocks.map(wordsOfBlock)),
    url: row.externalUrl ?? `/news/${inAddress(row.publishedOn)}/${row.slug}`,
    image: row.image?.url ?? null,
    sportId: row.sportId,
    date: row.publishedOn,
    shownFrom: row.publishAt,
    weight: 6,
  }))
}

function wordsOfBlock(block: (typeof stories.$inferSelect)['blocks'][number]): string {
  switch (block.kind) {
    case 'text':
      return plainText(block.html)
    case 'quote':
      return `${block.text} ${block.by}`
    case 'facts':
      return [block.title, ...block.items.map(({ label, value }) => `${label} ${value}`)].join(' ')
    case 'image':
      return [block.alt, block.caption].filter(Boolean).join(' ')
    case 'game':
    case 'gallery':
    case 'video':
      return ''
  }
}

export async function sportDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .select()
    .from(sports)
    .where(and(eq(sports.nonSport, false), inPart(sports.id, part)))
    .orderBy(sports.id)
    .limit(sizeOf(part))
  return rows.map((row) => ({
    contentId: row.id,
    title: row.title,
    lead: row.abbreviation,
    text: 'Schedule, roster, coaches, news and statistics',
    url: `/sports/${row.globalSportNameSlug}`,
    image: row.poster,
    sportId: row.id,
    ...dateless,
    weight: 12,
  }))
}

/** Open dates are not games yet. */
export async function gameDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .select({ game: games, sport: sports, season: seasons, opponent: opponents })
    .from(games)
    .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
    .innerJoin(seasons, and(eq(seasons.tenantId, games.tenantId), eq(seasons.id, games.seasonId)))
    .innerJoin(opponents, and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId)))
    .where(and(or(ne(games.status, 'O'), isNotNull(games.resultStatus)), inPart(games.id, part)))
    .orderBy(games.id)
    .limit(sizeOf(part))
  return rows.map(({ game, sport, season, opponent }) => ({
    contentId: game.id,
    title:
      game.type === 'S'
        ? `${sport.title}: ${game.promotion ?? opponent.title}`
        : `${sport.title} ${game.atVs} ${opponent.title}`,
    lead: joined(longDay(game.startDate), game.resultStatus && resultWords(game), game.tournament),
    text: joined(
      game.location,
      game.type !== 'S' && game.promotion,
      `${season.title} season`,
      opponent.mascot,
      opponent.abbreviation,
    ),
    url:
      game.type === 'S'
        ? `/sports/${sport.globalSportNameSlug}/schedule/${season.title}`
        : `/game-center/${game.id}`,
    image: game.eventImage ?? opponent.image,
    sportId: sport.id,
    date: game.startDate,
    shownFrom: null,
    weight: 4,
  }))
}

// Made once: a day that is written by itself makes one for each game, which takes longer than to read them.
const longForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const longDay = (day: string): string => longForm.format(Temporal.PlainDate.from(day))

function resultWords({ resultStatus, teamScore, opponentScore }: typeof games.$inferSelect): string {
  const score = teamScore && opponentScore ? ` ${teamScore}-${opponentScore}` : ''
  return `${{ W: 'Win', L: 'Loss', T: 'Tie', N: 'Final' }[resultStatus ?? 'N']}${score}`
}

export async function facilityDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .select()
    .from(facilities)
    .where(inPart(facilities.id, part))
    .orderBy(facilities.id)
    .limit(sizeOf(part))
  return rows.map((row) => ({
    contentId: row.id,
    title: row.title,
    lead: joined(row.location, row.teaser),
    text: afterTeaser(plainText(row.description ?? ''), row.teaser),
    url: `/facilities/${row.slug}/${row.id}`,
    image: row.images[0]?.url ?? null,
    sportId: null,
    ...dateless,
    weight: 9,
  }))
}

export async function documentDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.hidden, false), eq(documents.isProtected, false), inPart(documents.id, part)))
    .orderBy(documents.id)
    .limit(sizeOf(part))
  return rows.map((row) => ({
    contentId: row.id,
    title: row.title,
    lead: row.description ?? '',
    text: '',
    url: `/documents/${row.path}`,
    image: null,
    sportId: null,
    date: row.publishedOn,
    shownFrom: row.publishAt,
    weight: 5,
  }))
}

export async function sportFileDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .select()
    .from(sportFiles)
    .where(and(eq(sportFiles.hidden, false), eq(sportFiles.isProtected, false), inPart(sportFiles.id, part)))
    .orderBy(sportFiles.id)
    .limit(sizeOf(part))
  return rows.map((row) => ({
    contentId: row.id,
    title: row.title,
    lead: row.teaser ?? '',
    text: afterTeaser(plainText(row.content), row.teaser),
    url: `/sports/${inAddress(row.publishedOn)}/${row.filename}`,
    image: null,
    sportId: row.sportId,
    date: row.publishedOn,
    shownFrom: row.publishAt,
    weight: 5,
  }))
}
