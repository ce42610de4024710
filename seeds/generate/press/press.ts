import type { Press } from '../../model/model-press.ts'
import { clippingsOf } from './clippings.ts'
import { type Draft, settleSlugs, storyRow } from './draft.ts'
import { frontsOf } from './fronts.ts'
import { type GalleryOfGame, galleriesOf } from './galleries.ts'
import { momentsOf } from './moments.ts'
import type { Newsroom } from './newsroom.ts'
import { documentsOf, sportFilesOf } from './papers.ts'
import { podcastsOf } from './podcasts.ts'
import { publicationsOf } from './publications.ts'
import { draftsOf } from './stories.ts'
import { taggedRows, tagRows } from './tags.ts'
import { type VideoOfGame, videosOf } from './videos.ts'

/** Everything the communications office has out at a moment. */
export function pressOf(room: Newsroom): Press {
  const galleries = galleriesOf(room)
  const { videos, ...filmed } = videosOf(room)
  const drafts = withMedia(
    draftsOf(
      room,
      new Set(
        [...galleries, ...videos].filter(({ id, gameId }) => id === gameId).map(({ gameId }) => gameId),
      ),
    ),
    galleries,
    videos,
  )
  const podcasts = podcastsOf(room)
  const publications = publicationsOf(room)
  const moments = momentsOf(room, videos)
  return {
    writers: room.writers,
    stories: settleSlugs(drafts.map(storyRow)),
    storyGames: drafts.flatMap(({ id, games = [] }) =>
      games.map((game, index) => ({ id: id * 10 + index, storyId: id, gameId: game.id, role: game.role })),
    ),
    storyPeople: drafts.flatMap(({ id, playerIds = [], staffIds = [] }) =>
      [
        ...playerIds.map((playerId) => ({ storyId: id, playerId, staffMemberId: null })),
        ...staffIds.map((staffMemberId) => ({ storyId: id, playerId: null, staffMemberId })),
      ].map((person, index) => ({ id: id * 20 + index, ...person })),
    ),
    ...frontsOf(room, drafts),
    sportFiles: sportFilesOf(room),
    documents: documentsOf(room),
    ...clippingsOf(room),
    tags: tagRows,
    taggedContent: taggedRows([
      ...drafts.map(({ id, tags }) => ({ kind: 'story' as const, id, tags })),
      ...galleries.map(({ id, gameId }) => ({
        kind: 'gallery' as const,
        id,
        tags: gameId === null ? ['facilities'] : ['highlights', 'game-day'],
      })),
      ...podcasts.podcasts.map(({ id, categoryId }) => ({
        kind: 'podcast' as const,
        id,
        tags: ['broadcast', categoryId === 2 ? 'coaches' : categoryId === 3 ? 'history' : 'fans'],
      })),
      ...videos.map(({ id, channelId }) => ({
        kind: 'video' as const,
        id,
        tags: [['highlights', 'coaches', 'student-life', 'history'][channelId - 1] ?? 'broadcast'],
      })),
      ...publications.map(({ id, type }) => ({
        kind: 'publication' as const,
        id,
        tags: [type === 'media-guide' ? 'season-preview' : 'fans'],
      })),
      ...moments.map(({ id }) => ({ kind: 'moment' as const, id, tags: ['history'] })),
      ...captainsOf(room).map((id) => ({ kind: 'player' as const, id, tags: ['captains'] })),
    ]),
    ...podcasts,
    publications,
    galleries: galleries.map(({ gameId: _, ...row }) => row),
    ...filmed,
    videos: videos.map(({ gameId: _, ...row }) => row),
    moments,
  }
}

/** A recap shows the gallery and the film of its game, where there are any. */
function withMedia(
  drafts: Draft[],
  galleries: readonly GalleryOfGame[],
  videos: readonly VideoOfGame[],
): Draft[] {
  const byGame = <Item extends { gameId: number | null }>(items: readonly Item[]) =>
    new Map(items.map((item) => [item.gameId, item]))
  const [pictures, films] = [byGame(galleries), byGame(videos)]
  return drafts.map((draft) => {
    const game = draft.games?.find(({ role }) => role === 'recap')
    const gallery = game && pictures.get(game.id)
    const video = game && films.get(game.id)
    if (!gallery && !video) return draft
    return {
      ...draft,
      template: 'media',
      ...(gallery ? { galleryId: gallery.id } : {}),
      ...(video ? { videoId: video.id } : {}),
      tags: [...draft.tags, 'highlights'],
    }
  })
}

/** Whoever led a team, once, however many seasons it was. */
const captainsOf = ({ teams }: Newsroom): number[] => [
  ...new Set(teams.flatMap(({ captains }) => captains.map(({ player }) => player.id))),
]
