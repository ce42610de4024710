import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import type { StoredTeam } from '#contract/shapes/stats-shapes.ts'
import type { BoxScoreTeam } from '#contract/stats.ts'
import type { Work } from '../../unit-of-work/work.ts'
import type { BoxScoreRow } from './stats.read-model.ts'

type Head = Pick<BoxScoreTeam, 'id' | 'isSchool' | 'name' | 'abbreviation' | 'image' | 'record'>

export function schoolHead({ tenant: { name, abbreviation, configuration } }: Work, record: string): Head {
  return {
    id: null,
    isSchool: true,
    name: shortSchoolName(name),
    abbreviation,
    image: configuration.logo,
    record,
  }
}

export function opponentHead({ opponent }: BoxScoreRow, team: StoredTeam): Head {
  return {
    id: opponent.id,
    isSchool: false,
    name: team.name,
    abbreviation: opponent.abbreviation,
    image: opponent.image,
    record: team.record,
  }
}
