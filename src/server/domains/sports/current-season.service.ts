import { and, eq, inArray, isNull, not, notInArray } from 'drizzle-orm'
import { currentSeason, sportList } from '#contract/shapes/sport-list.ts'
import type { Tx } from '../../db/client.ts'
import { seasons, sports } from '../../db/schema/sports.ts'
import type { Work } from '../../unit-of-work/work.ts'

/** A sport has one current season: with the one that was made so last, the others no longer are. */
export async function keepOneCurrent(tx: Tx, ids: readonly number[]): Promise<void> {
  const current = tx
    .select({ sportId: seasons.sportId })
    .from(seasons)
    .where(and(inArray(seasons.id, [...ids]), seasons.isCurrent))
  await tx
    .update(seasons)
    .set({ isCurrent: false })
    .where(and(seasons.isCurrent, inArray(seasons.sportId, current), notInArray(seasons.id, [...ids])))
}

/** A sport without a season has no pages: a new one begins with the season that goes on. */
export async function beginSeasons(
  { tx, tenant, now }: Pick<Work, 'tx' | 'tenant' | 'now'>,
  ids: readonly number[],
): Promise<void> {
  const bare = await tx
    .select({ id: sports.id, slug: sports.globalSportNameSlug })
    .from(sports)
    .leftJoin(seasons, and(eq(seasons.tenantId, sports.tenantId), eq(seasons.sportId, sports.id)))
    .where(and(inArray(sports.id, [...ids]), not(sports.nonSport), isNull(seasons.id)))
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(tenant.timeZone)
    .toPlainDate()
    .toString()
  for (const { id: sportId, slug } of bare) {
    const listed = sportList.find((sport) => sport.slug === slug)
    const { year = 'winter', hasRoster = true } = listed ?? {}
    await tx.insert(seasons).values({ sportId, ...currentSeason(year, today), isCurrent: true, hasRoster })
  }
}
