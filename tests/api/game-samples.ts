import type { Schedule } from '#contract/games.ts'
import type { SeededApi } from '#tests/support/seeded-api.ts'

export async function gameSamples(
  api: Pick<SeededApi, 'get'>,
  tenant: string,
  slug: string,
): Promise<Record<string, string>> {
  const { games } = (await api.get(`/api/v2/Schedule/bySport/${slug}`, tenant)).json<Schedule>()
  const game = games.find(({ type }) => type !== 'S')
  const startDate = game?.startDate.slice(0, 10) ?? ''
  const endDate = startDate && Temporal.PlainDate.from(startDate).add({ days: 13 }).toString()
  return { startDate, endDate, opponentId: String(game?.opponent.id ?? ''), promoGroupId: '1' }
}
