import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noContext, type RecapInput } from '#server/domains/recaps/input/recap-input.ts'
import { readStatFile } from '#server/feeds/statcrew/read-stat-file.ts'

/** Real people's names are in them: they lie beside the repository and not in it. */
const folder = join(import.meta.dirname, '../../../shared/data/statcrew')

/** Files of real games, each told for either side. */
export function realGames(): { group: string; input: RecapInput }[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .flatMap((name, place) => {
      const reading = readStatFile(readFileSync(join(folder, name)))
      if (!reading.ok || reading.file.kind !== 'game') return []
      const { file } = reading
      return ([0, 1] as const).map((own) => {
        const other = own === 0 ? 1 : 0
        const [us, them] = [file.teams[own], file.teams[other]]
        const { venue, periods, scoring, drives, matches, officials, plays, state } = file
        const input: RecapInput = {
          game: {
            id: 900_000 + place * 2 + own,
            group: file.group,
            sport: file.group,
            gender: file.gender ?? null,
            date: file.date ?? '2026-01-01',
            site: file.isNeutral ? 'neutral' : us.side,
            location: venue.location,
            venue: venue.stadium,
            result: us.score > them.score ? 'W' : us.score < them.score ? 'L' : 'T',
            score: [us.score, them.score],
            regulation: state.periodsRegulation,
            note: null,
            placing: null,
            isConference: false,
            isExhibition: false,
            tournament: null,
            promotion: null,
            doubleheader: null,
          },
          school: { key: 'real', name: us.name, mascot: null, rank: null, conference: null },
          opponent: { name: them.name, mascot: null, rank: null },
          box: {
            venue,
            periods,
            teams: [
              { ...us, players: us.players.map((player) => ({ ...player, rosterPlayerId: null })) },
              { ...them, players: them.players.map((player) => ({ ...player, rosterPlayerId: null })) },
            ],
            scoring,
            drives,
            matches,
            officials,
          },
          plays,
          record: null,
          context: noContext,
          next: null,
        }
        return { group: file.group, input }
      })
    })
}
