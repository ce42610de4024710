import type { Static } from 'typebox'
import type { SettingsGroup, settingsGroups } from '#contract/settings.ts'
import type { Work } from '#server/unit-of-work/work.ts'
import { rebuildPlayers } from '../search/search-index.service.ts'
import { writeSettings } from '../settings/settings.service.ts'
import { rebuildCareers } from './careers.service.ts'

/**
 * The one way to change what a school has chosen. A choice may say what is told of players, and they are listed and found
 * by what is told of them: that is made anew with it.
 */
export async function changeSettings<Group extends SettingsGroup>(
  work: Pick<Work, 'tx'>,
  group: Group,
  value: Static<(typeof settingsGroups)[Group]>,
): Promise<void> {
  await writeSettings(work, group, value)
  if (group !== 'sports-template') return
  await rebuildPlayers(work)
  await rebuildCareers(work)
}
