import { clipSeconds, clips, clipTranscript } from '../../art/clips.ts'
import { dayOf, isoOf } from '../../basics/calendar.ts'
import { slugOf } from '../../basics/names.ts'
import { randomFor } from '../../basics/random.ts'
import type { Game } from '../../model/model.ts'
import type {
  PlaylistVideoRow,
  VideoChannelRow,
  VideoPlaylistRow,
  VideoRow,
} from '../../model/model-press.ts'
import { printedScore } from './game-facts.ts'
import { actionPicture, scenePicture, sportPicture } from './images.ts'
import { type Newsroom, publishedAt, publishedFrom, type Team } from './newsroom.ts'
import { longDate } from './prose.ts'

export const clipPath = (key: string, clip: string): string => `${key}/videos/${clip}.webm`

export interface VideoOfGame extends VideoRow {
  gameId: number | null
}

export interface Videos {
  videoChannels: VideoChannelRow[]
  videos: VideoOfGame[]
  videoPlaylists: VideoPlaylistRow[]
  playlistVideos: PlaylistVideoRow[]
}

const channelTitles = ['Highlights', 'Press Conferences', 'Inside the Team', 'From the Vault'] as const

export function videosOf(room: Newsroom): Videos {
  const { school } = room
  const videoChannels = channelTitles.map(
    (title, index): VideoChannelRow => ({
      id: index + 1,
      title,
      slug: slugOf(title),
      description:
        [
          `The best of the ${school.mascotPlural}, in under a minute.`,
          'Coaches and captains after the game.',
          'Practice, travel and everything that nobody buys a ticket for.',
          'Old film, carefully cleaned.',
        ][index] ?? null,
      image: scenePicture(room, `channel ${index}`),
      rank: index + 1,
    }),
  )
  const videos = [
    ...highlights(room),
    ...conferences(room),
    ...inside(room),
    ...openers(room),
    ...vault(room),
  ].map((video) => ({ ...video, archiveId: `${school.key}-${video.id}` }))
  const videoPlaylists = videoChannels.map(
    (channel): VideoPlaylistRow => ({
      id: channel.id,
      channelId: channel.id,
      title: `Best of ${channel.title}`,
      slug: `best-of-${channel.slug}`,
      rank: channel.id,
      adFrequency: [3, 4, 0, 2][channel.id - 1] ?? 0,
      adTagUrl: channel.id === 3 ? null : `https://ads.example/${school.key}/vast?channel=${channel.slug}`,
      adPosition: (['preroll', 'midroll', 'preroll', 'postroll'] as const)[channel.id - 1] ?? 'preroll',
      adShowOnPreviousVideos: channel.id === 1,
    }),
  )
  const playlistVideos = videoPlaylists.flatMap((playlist) =>
    videos
      .filter(
        ({ id, channelId }) =>
          channelId === playlist.channelId && randomFor(school.key, 'is-best', id).chance(0.6),
      )
      .map(
        ({ id, publishedOn }): PlaylistVideoRow => ({
          id,
          playlistId: playlist.id,
          videoId: id,
          // The day itself: a film that comes later never moves those before it.
          rank: dayOf(publishedOn),
        }),
      ),
  )
  return { videoChannels, videos, videoPlaylists, playlistVideos }
}

function filmed(
  room: Newsroom,
  key: number,
): Pick<
  VideoRow,
  | 'archiveId'
  | 'filename'
  | 'durationSeconds'
  | 'captions'
  | 'isSilent'
  | 'transcript'
  | 'describedFilename'
  | 'youtubeId'
  | 'endeavorId'
  | 'autoplay'
  | 'controls'
  | 'isLive'
> {
  const { school } = room
  const clip = clips[key % clips.length] ?? 'clip-1'
  return {
    youtubeId: null,
    archiveId: null,
    endeavorId: null,
    filename: clipPath(school.key, clip),
    durationSeconds: clipSeconds,
    captions: [],
    isSilent: true,
    transcript: clipTranscript(school.shortName),
    describedFilename: null,
    autoplay: false,
    controls: true,
    isLive: false,
  }
}

function highlights(room: Newsroom): VideoOfGame[] {
  const { school } = room
  const chosen = room.teams.flatMap((team) =>
    team.games
      .filter(
        ({ id, teamScore, isAllDay, media }) =>
          teamScore !== null &&
          !isAllDay &&
          media.video !== null &&
          randomFor(school.key, 'has-film', id).chance(school.firstYearWord === 'First-Year' ? 0.035 : 0.016),
      )
      .map((game): [Team, Game] => [team, game]),
  )
  return chosen
    .toSorted(([, a], [, b]) => a.startUtc.localeCompare(b.startUtc))
    .map(([team, game]): VideoOfGame => {
      const title = `${team.definition.title} Highlights ${game.atVs} ${room.opponentOf(game).title}`
      const end = Temporal.Instant.from(game.startUtc).add({
        minutes: Math.min(team.definition.minutes, 300) + 200,
      })
      return {
        id: game.id,
        gameId: game.id,
        channelId: 1,
        sportId: team.sport.id,
        title,
        slug: slugOf(title),
        description: `${school.shortName} ${game.atVs} ${room.opponentOf(game).title}, ${printedScore(game)}, on ${longDate(game.startDate)}.`,
        poster: actionPicture(room, team, `film ${game.id}`),
        ...filmed(room, game.id),
        ...publishedFrom(room, end),
      }
    })
}

function conferences(room: Newsroom): VideoOfGame[] {
  return room.teams
    .filter(({ season, definition }) => season.isCurrent && definition.ticketed)
    .flatMap((team): VideoOfGame[] => {
      const game = team.games.find(({ teamScore }) => teamScore !== null)
      if (!game) return []
      const title = `${team.coach.firstName} ${team.coach.lastName} After ${room.opponentOf(game).title}`
      return [
        {
          id: team.season.id * 10 + 8,
          gameId: game.id,
          channelId: 2,
          sportId: team.sport.id,
          title,
          slug: slugOf(title),
          description: `The head coach of ${team.definition.title.toLowerCase()} on the first date of the season.`,
          poster: scenePicture(room, `talk ${team.season.id}`),
          ...filmed(room, team.season.id),
          ...publishedFrom(
            room,
            Temporal.Instant.from(game.startUtc).add({
              minutes: Math.min(team.definition.minutes, 300) + 90,
            }),
          ),
        },
      ]
    })
}

function inside(room: Newsroom): VideoOfGame[] {
  return room.teams.flatMap((team): VideoOfGame[] => {
    const random = randomFor(room.school.key, 'inside', team.season.id)
    const day = dayOf(team.games[0]?.startDate ?? '') - random.between(3, 25)
    if (!random.chance(0.2) || day > room.now.day) return []
    const title = `A Day With ${team.definition.title}, ${team.season.title}`
    return [
      {
        id: team.season.id * 10 + 9,
        gameId: null,
        channelId: 3,
        sportId: team.sport.id,
        title,
        slug: slugOf(title),
        description: `Breakfast, classes, practice, ice. A day with ${room.school.shortName} ${team.definition.title.toLowerCase()}.`,
        poster: sportPicture(room, team.sport),
        ...filmed(room, team.season.id + 1),
        ...publishedAt(room, isoOf(day), '12:00'),
      },
    ]
  })
}

/** The films that campaigns show, under the names they are asked for by: one of the school, one of each leading team. */
function openers(room: Newsroom): VideoOfGame[] {
  const { school } = room
  const leading = room.sports.filter(({ nonSport }) => !nonSport).slice(0, 2)
  const wanted = leading.flatMap((sport, index) => [
    ...(index === 0 ? [{ sport, endeavorId: `${school.key}-opener`, isOfSchool: true }] : []),
    { sport, endeavorId: `${school.key}-${sport.shortname}-opener`, isOfSchool: false },
  ])
  return wanted.flatMap(({ sport, endeavorId, isOfSchool }, index): VideoOfGame[] => {
    const begun = room.teams
      .filter((team) => team.sport.id === sport.id)
      .map((team) => ({ team, day: dayOf(team.games[0]?.startDate ?? '') - 12 - index }))
      .filter(({ day }) => day <= room.now.day)
      .toSorted((a, b) => b.day - a.day)
    const [latest] = begun
    if (!latest) return []
    const subject = isOfSchool ? school.shortName : latest.team.definition.title
    const title = `${subject} Opener, ${latest.team.season.title}`
    return [
      {
        id: 801 + index,
        gameId: null,
        channelId: 3,
        sportId: isOfSchool ? null : sport.id,
        title,
        slug: slugOf(title),
        description: `Thirty seconds before the season of ${subject} begins.`,
        poster: sportPicture(room, sport),
        ...filmed(room, 801 + index),
        endeavorId,
        ...publishedAt(room, isoOf(latest.day), '12:00'),
      },
    ]
  })
}

/** Old film is cut from the openings of the places, whose years are known. */
function vault(room: Newsroom): VideoOfGame[] {
  return room.facilities.slice(0, 8).map((facility, index): VideoOfGame => {
    const title = `${facility.opened}: ${facility.title} Opens`
    return {
      id: 900 + facility.id,
      gameId: null,
      channelId: 4,
      sportId: null,
      title,
      slug: slugOf(title),
      description: `Silent film of the day ${facility.title} was opened.`,
      poster: facility.images[0] ?? scenePicture(room, `vault ${facility.id}`),
      ...filmed(room, facility.id),
      ...publishedAt(room, isoOf(dayOf('2024-08-12') + index * 29), '09:00'),
    }
  })
}
