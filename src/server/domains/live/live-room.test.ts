import { expect, test, vi } from 'vitest'
import type { LiveGames } from '#contract/live.ts'
import type { Tenant } from '#contract/tenants.ts'
import { LiveRoom, type Viewer } from './live-room.ts'
import type { LiveRow } from './live-rows.ts'

const tenant = { key: 'east', name: 'East', brand: {}, configuration: {} } as unknown as Tenant
const start = new Date('2026-11-14T17:00:00Z')
const side = (score: number) => ({ score, periodScores: [], periodTimeouts: [], stats: {}, leaders: [] })

const row = (id: number, revision: number, score: number): LiveRow =>
  ({
    live: {
      revision,
      hasStarted: true,
      isComplete: false,
      updatedAt: start,
      school: side(score),
      opponent: side(0),
      plays: [],
    },
    game: { id, status: 'A', resultStatus: null, startUtc: start, media: {} },
    opponent: { id: 1, title: 'Visitors' },
    sport: { globalSportShortname: 'football' },
  }) as unknown as LiveRow

/** A room over rows that a test changes, with a viewer who remembers what he was told. */
async function furnish(rows: LiveRow[]) {
  const clock = { now: start }
  const read = vi.fn(async (after = -1) => rows.filter(({ live }) => live.revision > after))
  const onError = vi.fn()
  const room = new LiveRoom({ tenant: () => tenant, read, now: () => clock.now, onError })
  await room.ready
  const enter = (gameId: number | null = null, after: number | null = null) => {
    const heard: { event: string; id: number; games: number[]; isStale: boolean[] }[] = []
    const viewer: Viewer = {
      send(frame) {
        const [, event = '', id = '', data = '{}'] =
          /^event: (.*)\nid: (.*)\ndata: (.*)/.exec(String(frame)) ?? []
        const { Games = [] } = JSON.parse(data) as Partial<LiveGames>
        heard.push({
          event,
          id: Number(id),
          games: Games.map(({ Id }) => Id),
          isStale: Games.map(({ IsStale }) => IsStale),
        })
      },
      end: vi.fn(),
    }
    return { heard, leave: room.join(viewer, gameId, after) }
  }
  return { room, read, onError, clock, enter }
}

test('a change is read once, however many are watching, and tells only of the games that changed', async () => {
  const rows = [row(1, 10, 0), row(2, 11, 0)]
  const { room, read, enter } = await furnish(rows)
  const viewers = Array.from({ length: 100 }, () => enter())
  rows[1] = row(2, 12, 7)
  room.changed('news')
  await vi.waitFor(() => expect(viewers.at(-1)?.heard).toHaveLength(2))
  expect(read).toHaveBeenCalledTimes(2)
  expect(viewers[0]?.heard.map(({ games, id }) => [games, id])).toEqual([
    [[1, 2], 11],
    [[2], 12],
  ])
})

test('announcements that come while one is followed are followed together', async () => {
  const rows = [row(1, 10, 0)]
  const { room, read } = await furnish(rows)
  for (let count = 0; count < 50; count++) room.changed('news')
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(read.mock.calls.length).toBeLessThanOrEqual(3)
})

test('that a feed has fallen silent is told although nobody announces it', async () => {
  const { room, clock, enter } = await furnish([row(1, 10, 0)])
  const { heard } = enter()
  clock.now = new Date(start.getTime() + 34 * 60_000)
  room.tellChanges()
  expect(heard).toHaveLength(1)
  clock.now = new Date(start.getTime() + 35 * 60_000)
  room.tellChanges()
  room.tellChanges()
  expect(heard.map(({ isStale }) => isStale)).toEqual([[false], [true]])
})

test('who comes back is told of later revisions alone', async () => {
  const { enter } = await furnish([row(1, 10, 0), row(2, 11, 0)])
  expect(enter(null, 10).heard.map(({ games }) => games)).toEqual([[2]])
  expect(enter(null, 11).heard).toEqual([])
  expect(enter(2, 11).heard).toEqual([])
  expect(enter(2, 10).heard.map(({ event }) => event)).toEqual(['details'])
})

test('when the database does not answer, it is asked again and nothing is lost', async () => {
  vi.useFakeTimers()
  const rows = [row(1, 10, 0)]
  const { room, read, onError, enter } = await furnish(rows)
  const { heard } = enter()
  rows[0] = row(1, 12, 7)
  read.mockRejectedValueOnce(new Error('gone'))
  room.changed('news')
  await vi.advanceTimersByTimeAsync(0)
  expect(onError).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard.at(-1)).toMatchObject({ id: 12, games: [1] })
  vi.useRealTimers()
})

test('a viewer who left hears nothing more, and a room without viewers is empty', async () => {
  const rows = [row(1, 10, 0)]
  const { room, enter } = await furnish(rows)
  const { heard, leave } = enter()
  expect(room.isEmpty).toBe(false)
  leave()
  expect(room.isEmpty).toBe(true)
  room.toAll(Buffer.from('event: x\nid: 1\ndata: {}\n\n'))
  expect(heard).toHaveLength(1)
})
