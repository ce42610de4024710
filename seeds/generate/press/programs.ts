import { pdf } from '../../art/pdf.ts'
import { programPath } from '../../basics/paths.ts'
import type { PressFile } from '../../model/model-press.ts'
import type { Newsroom } from './newsroom.ts'
import { longDate } from './prose.ts'

/** The printed programs that the rows of home games point to. */
export function programFiles({ school, teams, opponentOf }: Newsroom): PressFile[] {
  return teams.flatMap(({ definition, season, coach, members, games }) =>
    games
      .filter(({ program }) => program !== null)
      .map((game) => ({
        path: programPath(school.key, game.id),
        contentType: 'application/pdf',
        bytes: () =>
          pdf(`${school.shortName} vs ${opponentOf(game).title}`, [
            `${season.title} ${definition.title}, ${longDate(game.startDate)}, ${game.time}.`,
            `Head coach: ${coach.firstName} ${coach.lastName}.`,
            ...members.map(({ player, line }) =>
              `${line.jersey ?? ''} ${player.firstName} ${player.lastName}, ${player.hometown}`.trim(),
            ),
          ]),
      })),
  )
}
