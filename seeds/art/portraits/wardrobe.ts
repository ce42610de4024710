import { randomFor } from '../../basics/random.ts'
import type { School } from '../../model/model.ts'
import { type Cut, cutOf } from './clothes.ts'

export type PortrayedSchool = Pick<
  School,
  'players' | 'rosterPlayers' | 'seasons' | 'staffMembers' | 'departments' | 'inductees'
>

interface Outfit {
  cut: Cut
  number?: string | null
}

/** Who wears what: a player the shirt of their team, with the number they have had since they came. */
export function wardrobeOf(families: readonly string[], school: PortrayedSchool) {
  const sportOf = new Map(school.seasons.map(({ id, sportId }) => [id, sportId]))
  const familyOf = (sportId: number | null | undefined) => families[(sportId ?? 0) - 1] ?? 'general'
  const lines = new Map(school.rosterPlayers.map((line) => [line.playerId, line]))
  const teams = new Set(school.departments.filter(({ sportId }) => sportId !== null).map(({ id }) => id))
  return {
    player(id: number): Outfit {
      const line = lines.get(id)
      return { cut: cutOf(familyOf(sportOf.get(line?.seasonId ?? 0))), number: line?.jersey }
    },
    inductee: ({ role, sportId, jersey }: School['inductees'][number]): Outfit =>
      role === 'player' ? { cut: cutOf(familyOf(sportId)), number: jersey } : { cut: 'suit' },
    staff({ id, departmentId }: School['staffMembers'][number]): Outfit {
      const atTeam = teams.has(departmentId)
      return {
        cut: randomFor('wardrobe', id).pick(
          atTeam ? ['polo', 'zip', 'zip', 'suit'] : ['suit', 'suit', 'suit', 'polo'],
        ),
      }
    },
  }
}
