import type { SportFrame } from '../frame/sport-frame.ts'
import { basketball } from './basketball.ts'
import { diamond } from './diamond.ts'
import { football } from './football.ts'
import { fieldHockey, hockey, lacrosse, soccer, waterPolo } from './goal-sports.ts'
import { tennis } from './tennis.ts'
import { volleyball } from './volleyball.ts'

/** Every sport whose files are read. Soccer's comes before field hockey's, which has the same root. */
export const frames: readonly SportFrame[] = [
  football,
  basketball,
  diamond,
  soccer,
  fieldHockey,
  volleyball,
  lacrosse,
  hockey,
  waterPolo,
  tennis,
]
