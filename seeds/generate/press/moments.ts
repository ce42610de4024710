import { slugOf } from '../../basics/names.ts'
import { randomFor } from '../../basics/random.ts'
import type { MomentRow } from '../../model/model-press.ts'
import { mannerOf, placing, printedScore } from './game-facts.ts'
import { actionPicture, facilityPicture, sportPicture } from './images.ts'
import type { Newsroom } from './newsroom.ts'
import { longDate, ordinal, paragraphs, plain } from './prose.ts'
import type { VideoOfGame } from './videos.ts'

const wanted = 30

/** Openings of the places, then the most remarkable results there are. */
export function momentsOf(room: Newsroom, videos: readonly VideoOfGame[]): MomentRow[] {
  const { school } = room
  const filmOf = (gameId: number | null) =>
    videos.find((video) => gameId !== null && video.gameId === gameId)?.id ?? null
  const openings = room.facilities.map((facility): MomentRow => {
    const random = randomFor(school.key, 'opening', facility.id)
    const title = `${facility.title} Opens Its Doors`
    return {
      id: 1000 + facility.id,
      sportId: null,
      videoId: videos.find(({ id }) => id === 900 + facility.id)?.id ?? null,
      title,
      slug: slugOf(title),
      happenedOn: `${facility.opened}-${String(random.between(3, 11)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
      image: facilityPicture(room, facility),
      text: paragraphs([
        `${facility.title} opened in ${facility.opened}. ${plain(facility.description)}`,
        `Those who were there still talk about the line outside, the speeches that ran long and the first roar when the lights went on.`,
      ]),
    }
  })
  const great = room.teams
    .flatMap((team) =>
      team.games.map((game) => ({ team, game, weight: weightOf(game, team.definition.family) })),
    )
    .filter(({ weight }) => weight > 0)
    .toSorted(
      (a, b) =>
        b.weight - a.weight || a.game.startUtc.localeCompare(b.game.startUtc) || a.game.id - b.game.id,
    )
    .slice(0, Math.max(8, wanted - openings.length))
    .map(({ team, game }): MomentRow => {
      const opponent = room.opponentOf(game).title
      const result = placing(game.prescore)
      const title = result
        ? `${team.definition.title} Finishes ${ordinal(result.place).replace(/^./, (letter) => letter.toUpperCase())} at the ${opponent}`
        : `${team.definition.title} Beats ${game.opponentPrefix ? `No. ${game.opponentPrefix.replace('#', '')} ` : ''}${opponent}, ${printedScore(game)}`
      return {
        id: game.id,
        sportId: team.sport.id,
        videoId: filmOf(game.id),
        title,
        slug: slugOf(title),
        happenedOn: game.startDate,
        image: randomFor(school.key, 'moment', game.id).chance(0.3)
          ? sportPicture(room, team.sport)
          : actionPicture(room, team, `moment ${game.id}`),
        text: paragraphs([
          `${longDate(game.startDate)}, ${game.startDate.slice(0, 4)}, ${game.location}. ${title}.`,
          `${game.tournament ? `It came at the ${game.tournament}. ` : ''}Head coach ${team.coach.firstName} ${team.coach.lastName}'s team gave the ${school.mascotPlural} a day to keep.`,
        ]),
      }
    })
  return [...openings, ...great]
}

/** Wins only: over ranked sides, in tournaments, after extra time, by a great deal. */
function weightOf(
  game: Parameters<typeof mannerOf>[0] & {
    opponentPrefix: string | null
    tournament: string | null
    isExhibition: boolean
    prescore: string | null
  },
  family: string,
): number {
  if (game.isExhibition) return 0
  const result = placing(game.prescore)
  if (result) return result.place === 1 && !/Summer/.test(game.tournament ?? '') ? 3 : 0
  if (game.resultStatus !== 'W') return 0
  const manner = mannerOf(game, family)
  const ranked = game.opponentPrefix ? 4 - Math.min(3, Number(game.opponentPrefix.replace('#', '')) / 10) : 0
  return (
    ranked +
    (game.tournament?.endsWith('Tournament') ? 2.5 : 0) +
    (manner === 'overtime' ? 1.5 : 0) +
    (manner === 'comeback' ? 1 : 0)
  )
}
