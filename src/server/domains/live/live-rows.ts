import type { Tx } from '../../db/client.ts'
import { recordsBefore } from '../games/season-records.service.ts'
import type { StoredLiveRow } from './live-games.read-model.ts'

/** A game as its scorer tells it, with what the school's own books say of it. */
export interface LiveRow extends StoredLiveRow {
  /** The school's record before this game. */
  record: string | null
}

export async function withRecords(tx: Tx, rows: StoredLiveRow[]): Promise<LiveRow[]> {
  if (rows.length === 0) return []
  const records = await recordsBefore(
    tx,
    rows.map(({ game }) => game),
  )
  return rows.map((row) => ({ ...row, record: records.get(row.game.id) ?? null }))
}
