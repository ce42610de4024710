import { isDeepStrictEqual } from 'node:util'
import { inArray } from 'drizzle-orm'
import type { SettingsGroup } from '#contract/settings.ts'
import type { Tx } from '#server/db/client.ts'
import type { SearchSource } from '#server/db/schema/search.ts'
import { settings } from '#server/db/schema/settings.ts'
import { rebuildCareers } from '#server/domains/rosters/careers.service.ts'
import { changeSettings } from '#server/domains/rosters/school-settings.service.ts'
import { indexContent } from '#server/domains/search/search-index.service.ts'
import type { SchoolKey, SchoolSettings } from '../model/model.ts'
import type { ListChanges } from './changes.ts'
import type { Edits } from './edits.ts'
import { type ListName, listNames, tables } from './tables.ts'
import { upsert } from './upsert.ts'

/** Lists whose rows search finds. */
const sources: [ListName, SearchSource][] = [
  ['stories', 'story'],
  ['players', 'player'],
  ['staffMembers', 'staff'],
  ['inductees', 'inductee'],
  ['allAmericans', 'all-american'],
  ['historicalPlayers', 'historical-player'],
  ['sports', 'sport'],
  ['games', 'game'],
  ['facilities', 'facility'],
  ['documents', 'document'],
  ['sportFiles', 'sport-file'],
  ['videos', 'video'],
  ['galleries', 'gallery'],
  ['podcasts', 'podcast'],
  ['publications', 'publication'],
]
const rosterLists: ListName[] = ['seasons', 'players', 'rosterPlayers', 'historicalPlayers']

/** Writes what has changed of a school's lists, and says how many rows that was. */
export async function writeChanges(
  tx: Tx,
  key: SchoolKey,
  changes: ReadonlyMap<ListName, ListChanges>,
  edits: Edits,
): Promise<number> {
  let count = 0
  for (const name of listNames) {
    const written = edits.ours<object>(name, changes.get(name)?.written ?? [])
    const owned = written.map((row) => ({ tenantId: key, ...row }))
    await upsert(tx, tables[name], ['tenant_id', 'id'], owned)
    count += owned.length
  }
  for (const name of listNames.toReversed()) {
    const gone = (changes.get(name)?.gone ?? []).filter((id) => !edits.isTheirs(name, id))
    if (gone.length > 0) await tx.delete(tables[name]).where(inArray(tables[name].id, gone))
    count += gone.length
  }
  const touched = (name: ListName) => {
    const { written = [], gone = [] } = changes.get(name) ?? {}
    return [...written.map(({ id }) => id), ...gone]
  }
  if (rosterLists.some((name) => touched(name).length > 0)) await rebuildCareers({ tx })
  for (const [name, source] of sources) await indexContent({ tx }, source, touched(name))
  return count
}

/**
 * Writes what another version of the demo chooses otherwise for a school, with all that is made from it, and answers with
 * that. What happens in a day changes no choice, so nothing else would tell of it before the next.
 */
export async function writeChoices(
  tx: Tx,
  chosen: SchoolSettings,
  edits: Edits,
): Promise<{ group: string }[]> {
  const known = new Map((await tx.select().from(settings)).map(({ group, value }) => [group, value]))
  const groups = (Object.keys(chosen) as SettingsGroup[]).map((group) => ({ group, value: chosen[group] }))
  const others = edits
    .ours('settings', groups)
    .filter(({ group, value }) => !isDeepStrictEqual(known.get(group), JSON.parse(JSON.stringify(value))))
  for (const { group, value } of others) await changeSettings({ tx }, group, value)
  return others
}
