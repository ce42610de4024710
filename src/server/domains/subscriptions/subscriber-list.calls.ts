import { toCsv } from '#contract/csv.ts'
import type { Subscriber } from '#contract/editing/incoming.shapes.ts'
import type { incoming } from '#contract/editing/incoming.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { Tx } from '../../db/client.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import type { AllHandlers } from '../../writes/call.ts'
import { listSports } from '../sports/sports.service.ts'
import { deleteSubscriber, pageOfSubscribers } from './subscriber-list.queries.ts'
import type { SubscriberRow } from './subscriptions.queries.ts'

const inOneGo = 500

const stateOf = ({ confirmedAt, unsubscribedAt }: SubscriberRow): Subscriber['state'] =>
  confirmedAt === null ? 'waiting' : unsubscribedAt === null ? 'subscribed' : 'left'

const tell = (row: SubscriberRow, titles: ReadonlyMap<number, string>): Subscriber => ({
  id: row.id,
  email: row.email,
  sports: row.sportIds.flatMap((id) => titles.get(id) ?? []),
  state: stateOf(row),
  since: (row.confirmedAt ?? row.createdAt).toISOString(),
})

/** Who gets a school's news by mail: looked up, taken off and written down, and never told to who may not know. */
export function subscriberCalls({
  scope,
}: {
  scope: TenantScope
}): Pick<AllHandlers<typeof incoming>, 'subscribers' | 'removeSubscriber' | 'exportSubscribers'> {
  const titlesOf = async (work: { tx: Tx } & Pick<Parameters<typeof listSports>[0], 'tenant' | 'now'>) =>
    new Map((await listSports(work)).map(({ id, title }) => [id, title]))
  return {
    subscribers: ({ tenant, now }, { search, state, after, limit = 50 }) =>
      scope.read(tenant.key, async (tx) => {
        const from = after === undefined ? undefined : Number(after)
        const { rows, total } = await pageOfSubscribers(tx, {
          search,
          state,
          after: from,
          limit: limit + 1,
        })
        const page = rows.slice(0, limit)
        const titles = await titlesOf({ tx, tenant, now })
        return {
          subscribers: page.map((row) => tell(row, titles)),
          total,
          next: rows.length > page.length ? String(page.at(-1)?.id) : null,
        }
      }),
    removeSubscriber: ({ tenant }, { subscriberId }) =>
      scope.write(tenant.key, async (tx) => {
        const email = await deleteSubscriber(tx, subscriberId)
        if (email === undefined) throw notFound('This address is not on the list any more.')
        return { email }
      }),
    async exportSubscribers({ tenant, now }) {
      const read = (after?: number) =>
        scope.read(tenant.key, async (tx) => {
          const { rows } = await pageOfSubscribers(tx, { state: 'subscribed', after, limit: inOneGo })
          const titles = await titlesOf({ tx, tenant, now })
          return rows.map((row) => tell(row, titles))
        })
      async function* content() {
        // The mark tells spreadsheets that this is UTF-8.
        yield `\uFEFF${toCsv([['E-mail address', 'Sports', 'Since']])}`
        for (let page = await read(); page.length > 0; page = await read(page.at(-1)?.id))
          yield toCsv(page.map(({ email, sports, since }) => [email, sports.join(', ') || 'All news', since]))
      }
      return { name: 'subscribers.csv', content: content() }
    },
  }
}
