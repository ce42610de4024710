import { and, asc, count, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { MomentsQuery, VideosQuery } from '#contract/media.ts'
import type { Tx } from '../../db/client.ts'
import { hasWords } from '../../db/has-words.ts'
import { moments, playlistVideos, videoChannels, videoPlaylists, videos } from '../../db/schema/media.ts'
import { sports } from '../../db/schema/sports.ts'
import type { Slice } from './media.queries.ts'
import { isOfPlayer } from './player-videos.read-model.ts'

function videoRows(tx: Tx) {
  return tx
    .select({ video: videos, channel: videoChannels, sport: sports })
    .from(videos)
    .innerJoin(
      videoChannels,
      and(eq(videoChannels.tenantId, videos.tenantId), eq(videoChannels.id, videos.channelId)),
    )
    .leftJoin(sports, and(eq(sports.tenantId, videos.tenantId), eq(sports.id, videos.sportId)))
    .$dynamic()
}
export type VideoRow = Awaited<ReturnType<typeof videoRows>>[number]

/** Only the one line of the playlist, so that counting and sorting need no second table. */
const rankIn = (playlistId: number): SQL => sql`(
  select ${playlistVideos.rank} from ${playlistVideos}
  where ${playlistVideos.tenantId} = ${videos.tenantId}
    and ${playlistVideos.playlistId} = ${playlistId} and ${playlistVideos.videoId} = ${videos.id})`

const videoFilter = (
  tx: Tx,
  now: Date,
  { channelId, playlistId, playerId, archive, endeavor, sportId, text }: VideosQuery,
): SQL | undefined =>
  and(
    lte(videos.publishAt, now),
    channelId ? eq(videos.channelId, channelId) : undefined,
    playlistId ? sql`${rankIn(playlistId)} is not null` : undefined,
    playerId ? isOfPlayer(tx, now, playerId) : undefined,
    archive ? eq(videos.archiveId, archive) : undefined,
    endeavor ? eq(videos.endeavorId, endeavor) : undefined,
    sportId ? eq(videos.sportId, sportId) : undefined,
    text ? hasWords('videos', videos.id, text) : undefined,
  )

export async function pageOfVideos(tx: Tx, now: Date, filter: VideosQuery, slice: Slice) {
  const newest = [desc(videos.publishAt), desc(videos.id)]
  return videoRows(tx)
    .where(videoFilter(tx, now, filter))
    .orderBy(...(filter.playlistId ? [asc(rankIn(filter.playlistId)), ...newest] : newest))
    .limit(slice.limit)
    .offset(slice.offset)
}

export const countVideos = async (tx: Tx, now: Date, filter: VideosQuery): Promise<number> =>
  tx.$count(videos, videoFilter(tx, now, filter))

export async function videoById(tx: Tx, now: Date, id: number): Promise<VideoRow | undefined> {
  const [row] = await videoRows(tx).where(and(eq(videos.id, id), lte(videos.publishAt, now)))
  return row
}

export async function videosOfDays(tx: Tx, now: Date, days: string[]) {
  return videoRows(tx)
    .where(and(inArray(videos.publishedOn, days), lte(videos.publishAt, now)))
    .orderBy(desc(videos.publishAt))
}

export async function channelsWithCounts(tx: Tx, now: Date) {
  return tx
    .select({ channel: videoChannels, videoCount: count(videos.id) })
    .from(videoChannels)
    .leftJoin(
      videos,
      and(
        eq(videos.tenantId, videoChannels.tenantId),
        eq(videos.channelId, videoChannels.id),
        lte(videos.publishAt, now),
      ),
    )
    .groupBy(videoChannels.tenantId, videoChannels.id)
    .orderBy(asc(videoChannels.rank), asc(videoChannels.title))
}

export const allPlaylists = async (tx: Tx) =>
  tx.select().from(videoPlaylists).orderBy(asc(videoPlaylists.rank))
export type PlaylistRow = Awaited<ReturnType<typeof allPlaylists>>[number]

export async function publishedPlaylistVideos(tx: Tx, now: Date) {
  return tx
    .select({ playlistId: playlistVideos.playlistId, videoId: playlistVideos.videoId })
    .from(playlistVideos)
    .innerJoin(
      videos,
      and(eq(videos.tenantId, playlistVideos.tenantId), eq(videos.id, playlistVideos.videoId)),
    )
    .where(lte(videos.publishAt, now))
    .orderBy(asc(playlistVideos.rank))
}

const momentFilter = ({ sportId, year }: MomentsQuery): SQL | undefined =>
  and(
    sportId ? eq(moments.sportId, sportId) : undefined,
    year ? gte(moments.happenedOn, `${year}-01-01`) : undefined,
    year ? lt(moments.happenedOn, `${year + 1}-01-01`) : undefined,
  )

/** A film that is still to be published is not shown with its moment either. */
function momentRows(tx: Tx, now: Date) {
  return tx
    .select({ moment: moments, sport: sports, video: videos })
    .from(moments)
    .leftJoin(sports, and(eq(sports.tenantId, moments.tenantId), eq(sports.id, moments.sportId)))
    .leftJoin(
      videos,
      and(eq(videos.tenantId, moments.tenantId), eq(videos.id, moments.videoId), lte(videos.publishAt, now)),
    )
    .$dynamic()
}
export type MomentRow = Awaited<ReturnType<typeof momentRows>>[number]

export async function pageOfMoments(
  tx: Tx,
  now: Date,
  filter: MomentsQuery,
  slice: Slice,
): Promise<MomentRow[]> {
  return momentRows(tx, now)
    .where(momentFilter(filter))
    .orderBy(desc(moments.happenedOn), desc(moments.id))
    .limit(slice.limit)
    .offset(slice.offset)
}
/** Of a few moments out of many: their videos are asked for by id, because a join would read all videos. */
export async function momentsOfDays(tx: Tx, now: Date, days: string[]): Promise<MomentRow[]> {
  const rows = await tx
    .select({ moment: moments, sport: sports })
    .from(moments)
    .leftJoin(sports, and(eq(sports.tenantId, moments.tenantId), eq(sports.id, moments.sportId)))
    .where(inArray(moments.happenedOn, days))
    .orderBy(desc(moments.id))
  const ids = rows.flatMap(({ moment }) => moment.videoId ?? [])
  const isShown = and(inArray(videos.id, ids), lte(videos.publishAt, now))
  const shown = ids.length > 0 ? await tx.select().from(videos).where(isShown) : []
  const byId = new Map(shown.map((video) => [video.id, video]))
  return rows.map((row) => ({ ...row, video: byId.get(row.moment.videoId ?? 0) ?? null }))
}

/** Whatever year is chosen, the others are offered as well. */
export async function yearsOfMoments(tx: Tx, { sportId }: MomentsQuery): Promise<number[]> {
  const year = sql<number>`extract(year from ${moments.happenedOn})::int`
  const rows = await tx
    .selectDistinct({ year })
    .from(moments)
    .where(sportId ? momentFilter({ sportId }) : undefined)
    .orderBy(desc(year))
  return rows.map((row) => row.year)
}

export const countMoments = async (tx: Tx, filter: MomentsQuery): Promise<number> =>
  tx.$count(moments, momentFilter(filter))
