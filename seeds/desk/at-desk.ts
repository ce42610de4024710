import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { KindName } from '#contract/editing/inputs.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Tx } from '#server/db/client.ts'
import { workSettings } from '#server/db/history-triggers.ts'
import { kinds } from '#server/desk.ts'
import { deskCalls } from '#server/editing/calls/desk.calls.ts'
import { scopeOver } from '#server/editing/pieces/preview-scope.ts'
import { signWith } from '#server/signing/sign.ts'
import { nobody } from '#server/unit-of-work/work.ts'
import type { Call } from '#server/writes/call.ts'
import type { OfficePerson } from './office.ts'

type Values = Record<string, unknown>
interface Content {
  kind: KindName
  id: number
}

/** Somebody of the office at work: everything goes by the desk's own calls, so history tells what happened. */
export interface AtDesk {
  /** Begins something new. */
  begin(kind: KindName, value: Values): Promise<Content>
  save(content: Content, values: Values): Promise<void>
  submit(content: Content): Promise<void>
  approve(content: Content): Promise<void>
  sendBack(content: Content, note: string): Promise<void>
  /** Answers with the piece of work that can be undone. */
  publish(content: Content): Promise<string>
  order(kind: KindName, ids: number[]): Promise<string>
  remove(content: Content): Promise<void>
  undo(work: string): Promise<void>
  release(title: string, publishAt: Date, contents: readonly Content[]): Promise<void>
}

export interface OfficeHours {
  tx: Tx
  /** That many days ago at a time of day on campus. */
  at(person: OfficePerson, daysAgo: number, time: string): AtDesk
  /** What is written between pieces of work leaves no line in the history. */
  quietly(): Promise<void>
}

const noSender: Call['sender'] = {
  address: '',
  network: '',
  host: '',
  headers: {},
  gone: new AbortController().signal,
  header: () => {},
}

/** The desk of a demo school, within one transaction. */
export function openOffice(
  tx: Tx,
  tenant: Tenant,
  now: Date,
  sportIdsOf: (person: OfficePerson) => readonly number[] | null,
): OfficeHours {
  // No preview is made here, so nothing is signed, and nobody signs in.
  const desk = deskCalls({
    scope: scopeOver(tx, tenant.key),
    kinds,
    sign: signWith(randomUUID()),
    universityOf: () => null,
  })
  const campusDay = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(tenant.timeZone)
    .toPlainDate()
  const momentAt = (daysAgo: number, time: string): Date =>
    new Date(
      campusDay.subtract({ days: daysAgo }).toZonedDateTime({ timeZone: tenant.timeZone, plainTime: time })
        .epochMilliseconds,
    )

  return {
    tx,
    async quietly() {
      await tx.execute(sql`select set_config(${workSettings.work}, '', true)`)
    },
    at(person, daysAgo, time) {
      const { userId, name, email, role } = person
      const call: Call = {
        tenant,
        now: momentAt(daysAgo, time),
        visitor: { userId, name, email, role, isOperator: false, sportIds: sportIdsOf(person) },
        mayEnter: nobody.mayEnter,
        sender: noSender,
        refuseStale: () => {},
      }
      const seen = async (content: Content) => {
        const { draft } = await desk.item(call, content)
        return { ...content, body: { version: draft?.version ?? 0 } }
      }
      return {
        async begin(kind, value) {
          const { id } = await desk.begin(call, { kind, body: { key: randomUUID(), value } })
          return { kind, id }
        },
        async save(content, values) {
          const { body } = await seen(content)
          await desk.save(call, { ...content, body: { ...body, values } })
        },
        submit: async (content) => void (await desk.submit(call, await seen(content))),
        approve: async (content) => void (await desk.approve(call, await seen(content))),
        async sendBack(content, note) {
          const { body } = await seen(content)
          await desk.sendBack(call, { ...content, body: { ...body, note } })
        },
        publish: async (content) => (await desk.publish(call, await seen(content))).work ?? '',
        order: async (kind, ids) => (await desk.order(call, { kind, body: { ids } })).work ?? '',
        remove: async (content) => void (await desk.remove(call, { ...content, confirmed: true })),
        undo: async (work) => void (await desk.undo(call, { work, body: {} })),
        async release(title, publishAt, contents) {
          const { id } = await desk.createRelease(call, {
            body: { title, publishAt: publishAt.toISOString() },
          })
          for (const content of contents)
            await desk.putIntoRelease(call, { ...content, body: { releaseId: id } })
        },
      }
    },
  }
}
