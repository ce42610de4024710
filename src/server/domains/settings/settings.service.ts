import type { Static } from 'typebox'
import { Value } from 'typebox/value'
import { type SettingsGroup, settingsGroups } from '#contract/settings.ts'
import { notFound, rejected } from '#contract/shapes/problem.ts'
import { readStored } from '../../db/columns/json-column.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { putSettingsGroup, settingsGroup } from './settings.queries.ts'

type Groups = typeof settingsGroups

export async function readSettings<Group extends SettingsGroup>(
  work: Work,
  group: Group,
): Promise<Static<Groups[Group]>> {
  const value = await settingsGroup(work.tx, group)
  if (value === undefined) throw notFound(`This school has no ${group} settings.`)
  return readStored(settingsGroups[group], value, `${group} setting`)
}

/** For a group that a school may do without. */
export async function settingsOr<Group extends SettingsGroup, Fallback>(
  work: Pick<Work, 'tx'>,
  group: Group,
  fallback: Fallback,
): Promise<Static<Groups[Group]> | Fallback> {
  const value = await settingsGroup(work.tx, group)
  return value === undefined ? fallback : readStored(settingsGroups[group], value, `${group} setting`)
}

/** For a group that says nothing where a school has none. */
export const settingsOrNothing = <Group extends SettingsGroup>(
  work: Pick<Work, 'tx'>,
  group: Group,
): Promise<Static<Groups[Group]> | null> => settingsOr(work, group, null)

export async function writeSettings<Group extends SettingsGroup>(
  work: Pick<Work, 'tx'>,
  group: Group,
  value: Static<Groups[Group]>,
): Promise<void> {
  if (!Value.Check(settingsGroups[group], value)) throw rejected(`These are not ${group} settings.`)
  await putSettingsGroup(work.tx, group, value)
}
