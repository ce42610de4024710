import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { workSettings } from '../../db/history-triggers.ts'
import type { Hand } from './hand.ts'

interface Work {
  what: 'publish' | 'release' | 'delete' | 'undo' | 'restore' | 'order' | 'bulk' | 'import' | 'upload'
  /** 'partners/12', or 'partners' for several. */
  subject: string
  title: string
  sportId: number | null
  undoes?: string
  /** The piece of work that it goes on with; a new one is begun without it. */
  work?: string
}

/** From here on the unit of work is a piece of work: whatever it writes has a line in the history. */
export async function beginWork(
  { tx, visitor, now }: Pick<Hand, 'tx' | 'now'> & { visitor: Pick<Hand['visitor'], 'userId' | 'name'> },
  { what, subject, title, sportId, undoes = '', work = randomUUID() }: Work,
): Promise<string> {
  const settings: Record<keyof typeof workSettings, string> = {
    work,
    what,
    subject,
    subjectTitle: title.slice(0, 300),
    sportId: sportId === null ? '' : String(sportId),
    undoes,
    userId: visitor.userId,
    userName: visitor.name,
    at: now.toISOString(),
    rowTitle: '',
  }
  const calls = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${workSettings[name as keyof typeof workSettings]}, ${value}, true)`,
  )
  await tx.execute(sql`select ${sql.join(calls, sql`, `)}`)
  return work
}

/** What is written from here on is a content that is called so: its lines are found by its name, whatever the work is called. */
export const nameRows = ({ tx }: Pick<Hand, 'tx'>, title: string) =>
  tx.execute(sql`select set_config(${workSettings.rowTitle}, ${title.slice(0, 300)}, true)`)
