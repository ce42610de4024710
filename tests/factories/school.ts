import { noMedia } from '#contract/shapes/no-media.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Database } from '#server/db/client.ts'
import { games, opponents } from '#server/db/schema/games.ts'
import { players, rosterPlayers } from '#server/db/schema/rosters.ts'
import { seasons, sports } from '#server/db/schema/sports.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { TenantScope } from '#server/db/tenant-scope.ts'

export const tenantNamed = (key: string): Tenant => ({
  key,
  name: `School ${key}`,
  abbreviation: key.slice(0, 4).toUpperCase(),
  ncaaSchoolCode: null,
  hosts: [`${key}.localhost`],
  timeZone: 'America/New_York',
  brand: { primary: '#0b3c5d', secondary: '#f26b21' },
  configuration: {
    tenant: key,
    bucket: key,
    imagesCdnPath: '',
    logo: '',
    defaultPersonImage: '',
    nativoEnabled: false,
    enableFooterPersonalInfo: false,
    gtmIds: [],
    htlbid: { siteId: '', isTesting: true },
    disableSSR: false,
    takeoversEnabled: true,
  },
})

/** The smallest school with a roster and a game. Its rows have the same ids in every school, as real ones do. */
export async function createSchool(
  services: { database: Database; scope: TenantScope },
  key: string,
): Promise<Tenant> {
  const tenant = tenantNamed(key)
  await services.database.platform.insert(tenants).values(tenant)
  await fillSchool(services.scope, key)
  return tenant
}

/** A team with a player and a game, for a school that has none. */
export async function fillSchool(scope: TenantScope, key: string, startDate = '2026-11-14'): Promise<void> {
  await scope.write(key, async (tx) => {
    await tx.insert(sports).values({
      id: 1,
      title: 'Football',
      shortname: 'football',
      abbreviation: 'FB',
      globalSportId: 3,
      globalSportShortname: 'football',
      globalSportNameSlug: 'football',
    })
    await tx.insert(seasons).values({
      id: 1,
      sportId: 1,
      title: '2026',
      startsOn: '2026-08-01',
      endsOn: '2026-12-31',
      isCurrent: true,
    })
    await tx.insert(players).values({ id: 1, firstName: 'Ada', lastName: `Of-${key}`, slug: `ada-of-${key}` })
    await tx
      .insert(rosterPlayers)
      .values({ id: 1, seasonId: 1, playerId: 1, jersey: '7', academicYear: 'Junior' })
    await tx.insert(opponents).values({ id: 1, title: 'Visitors', slug: 'visitors', abbreviation: 'VIS' })
    await tx.insert(games).values({
      id: 1,
      sportId: 1,
      seasonId: 1,
      opponentId: 1,
      startDate,
      startUtc: new Date(Date.parse(`${startDate}T00:30:00Z`) + 86_400_000),
      timeZone: 'America/New_York',
      time: '7:30 PM',
      locationIndicator: 'H',
      atVs: 'vs',
      media: noMedia,
    })
  })
}
