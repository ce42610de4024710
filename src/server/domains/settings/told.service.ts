import { chosenColumns, tellOnly } from '#contract/roster-columns.ts'
import type { RosterSettings } from '#contract/settings.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { settingsOrNothing } from './settings.service.ts'

/** Leaves out of whatever is said of a player what the school does not tell of that sport. */
export type Tell = <Person extends object>(person: Person, sportSlug: string) => Person

/** Asked for once by every answer that speaks of players: pages, files, feeds and programs are told the same. */
export async function schoolsTelling(work: Pick<Work, 'tx'>): Promise<Tell> {
  const settings: RosterSettings | undefined = (await settingsOrNothing(work, 'sports-template'))?.roster
  return (person, sportSlug) => tellOnly(person, chosenColumns(settings, sportSlug))
}
