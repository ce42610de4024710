import { soundBytes, type Tune } from '../../art/sound.ts'
import { dayOf, isoOf } from '../../basics/calendar.ts'
import { slugOf } from '../../basics/names.ts'
import { fileUrl, posterPath } from '../../basics/paths.ts'
import { randomFor } from '../../basics/random.ts'
import type { PodcastCategoryRow, PodcastRow } from '../../model/model-press.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { sportPicture } from './images.ts'
import { type Newsroom, publishedAt, type Team } from './newsroom.ts'

const episodesPerShow = 15

interface Show {
  slug: string
  title: (school: SchoolData) => string
  description: (school: SchoolData) => string
  /** Days from one episode to the next, and the weekday's offset. */
  every: number
  tune: Tune
  episode: (room: Newsroom, team: Team) => { title: string; description: string }
}

/** Three short shows. Each has one recording, a real little tune, which its episodes share. */
export const shows: Show[] = [
  {
    slug: 'minute',
    title: ({ mascotSingular }) => `The ${mascotSingular} Minute`,
    description: ({ shortName }) => `Sixty seconds of ${shortName} athletics: what happened, what is next.`,
    every: 7,
    tune: {
      melody: [0, 2, 4, 5, 4, 2, 3, null, 0, 3, 5, 7, 5, 3, 4, null],
      base: 262,
      beatSeconds: 0.5,
      seconds: 60,
    },
    episode: (room, team) => ({
      title: `${team.definition.title} and the Week Ahead`,
      description: `A quick look at ${team.definition.title.toLowerCase()} under head coach ${team.coach.firstName} ${team.coach.lastName}, and at the week ahead in ${room.school.city}.`,
    }),
  },
  {
    slug: 'from-the-bench',
    title: () => 'From the Bench',
    description: ({ shortName }) => `Coaches of ${shortName} answer one question each.`,
    every: 14,
    tune: { melody: [4, 3, 2, 0, 2, 3, 4, 4, 5, null, 4, 2], base: 196, beatSeconds: 0.6, seconds: 48 },
    episode: (_, team) => ({
      title: `One Question for ${team.coach.firstName} ${team.coach.lastName}`,
      description: `What does a good Tuesday look like? The head coach of ${team.definition.title.toLowerCase()} answers.`,
    }),
  },
  {
    slug: 'the-archive',
    title: () => 'The Archive',
    description: ({ shortName }) =>
      `The historian opens a drawer: small stories from the past of ${shortName}.`,
    every: 21,
    tune: {
      melody: [0, null, 2, null, 3, 2, 0, null, 5, null, 4, 2, 0, null],
      base: 220,
      beatSeconds: 0.55,
      seconds: 36,
    },
    episode: (room, team) => {
      const facility = room.facilities.find(({ id }) =>
        team.games.some(({ facilityId }) => facilityId === id),
      )
      return {
        title: facility
          ? `${facility.opened}: The Doors of ${facility.title}`
          : `Old Scorebooks of ${team.definition.title}`,
        description: facility
          ? `How ${facility.title} came to be, and who stood in line when it opened in ${facility.opened}.`
          : `What the margins of the old scorebooks tell about ${team.definition.title.toLowerCase()}.`,
      }
    },
  },
]

/** The demo's recordings are tunes, and whoever cannot hear them reads that there is no word to miss. */
const transcriptOf = ({ title, tune }: Show, school: SchoolData): string =>
  [
    `[The theme of ${title(school)} on plucked strings, ${tune.seconds} seconds.]`,
    '[Nobody speaks in this recording: it stands where an episode would.]',
  ].join('\n\n')

export const soundPath = (key: string, slug: string): string => `${key}/podcasts/${slug}.wav`

export function podcastsOf(room: Newsroom): {
  podcastCategories: PodcastCategoryRow[]
  podcasts: PodcastRow[]
} {
  const { school, now } = room
  const image = {
    url: fileUrl(posterPath(school.key, 'general')),
    alt: `A poster of the ${school.mascotPlural}`,
  }
  const podcastCategories = shows.map(({ slug, title, description }, index) => ({
    id: index + 1,
    title: title(school),
    slug,
    description: description(school),
    host: room.writers[index]?.name ?? null,
    image,
    rank: index + 1,
  }))
  const current = room.teams.filter(({ season }) => season.isCurrent)
  const podcasts = shows.flatMap((show, index) => {
    // Episodes come on fixed days, so that a later start of the demo finds the same ones and a new one.
    const first = dayOf('2024-07-02') + index
    const latest = Math.floor((now.day - first) / show.every)
    return Array.from({ length: episodesPerShow }, (_, back): PodcastRow => {
      const number = latest - back
      const day = isoOf(first + number * show.every)
      const team = randomFor(school.key, 'episode', show.slug).shuffle(current)[number % current.length]
      if (!team) throw new RangeError(`${school.key} has no team to talk about`)
      const { title, description } = show.episode(room, team)
      const when = publishedAt(room, day, '06:00')
      return {
        id: (index + 1) * 10_000 + number,
        categoryId: index + 1,
        sportId: team.sport.id,
        title,
        slug: slugOf(title),
        description,
        episodeNumber: number,
        filename: soundPath(school.key, show.slug),
        contentType: 'audio/wav',
        sizeBytes: soundBytes(show.tune.seconds),
        durationSeconds: show.tune.seconds,
        image: sportPicture(room, team.sport),
        transcript: transcriptOf(show, room.school),
        createdAt: publishedAt(room, isoOf(first + number * show.every - 1), '15:00').publishAt,
        ...when,
      }
    })
  })
  return { podcastCategories, podcasts }
}
