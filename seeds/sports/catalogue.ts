import { basketball } from './basketball.ts'
import { tennis, volleyball, wrestling } from './court.ts'
import type { SportDefinition } from './definition.ts'
import { baseball, softball } from './diamond.ts'
import { football } from './football.ts'
import { fieldHockey, lacrosse, soccer } from './grass.ts'
import { crossCountry, golf, skiing, track } from './individual.ts'
import { iceHockey, rowing, sailing, swimming, waterPolo } from './water-and-ice.ts'

const all: SportDefinition[] = [
  football,
  baseball,
  softball,
  basketball('M'),
  basketball('W'),
  soccer('M'),
  soccer('W'),
  volleyball,
  iceHockey('M'),
  fieldHockey,
  lacrosse('M'),
  lacrosse('W'),
  tennis('M'),
  tennis('W'),
  golf('M'),
  golf('W'),
  crossCountry,
  track,
  skiing,
  swimming,
  waterPolo,
  wrestling,
  rowing,
  sailing,
]

const byShortname = new Map(all.map((sport) => [sport.shortname, sport]))

export function sportDefinition(shortname: string): SportDefinition {
  const definition = byShortname.get(shortname)
  if (!definition) throw new RangeError(`no sport is called ${shortname}`)
  return definition
}
