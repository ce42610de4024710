import type { CoachingRecordType } from '#contract/staff.ts'
import { requireAddress } from '#site/checks/require-address.ts'
import { trimHtml } from '#site/format/trim-html.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { sportsTeam } from '#site/parts/teams/sports-team.ts'
import { teamAddress } from '#site/parts/teams/team-address.ts'
import { readCoachesPage } from '../parts/address-parts.ts'
import { withHeadCoach } from '../parts/staff-words.ts'
import { recordsFacts } from './records-facts.ts'
import { orderRecords, readRecordsOrder, recordsHref } from './records-order.ts'

const teaserLength = 280

/** The list of a season and the records share one shape of address; what stands in its last part decides. */
export async function loadCoaches(args: LoadArgs) {
  const asked = readCoachesPage(args.params.season)
  if (!asked) throw pageNotFound(args.url)
  return asked.page === 'list' ? loadCoachList(args, asked.season) : loadRecords(args, asked.type)
}

/** The coaches of a season, the current one unless one is named. */
async function loadCoachList({ api, params, url, school }: LoadArgs, asked: string | undefined) {
  const slug = params.sportSlug ?? ''
  const list = await api.staff.coachesBySport({ slug, ...(asked ? { season: asked } : {}) })
  const { sport, season, seasons, currentSeason, coaches, supportStaff } = list
  const addressOf = (title: string) => teamAddress(sport.globalSportNameSlug, 'coaches', title, currentSeason)
  await requireAddress(url, {
    address: addressOf(season),
    alsoAt: teamAddress(sport.globalSportNameSlug, 'coaches', season, ''),
  })
  const { head, others } = withHeadCoach(coaches)
  const [bio, bar] = await Promise.all([
    head ? api.staff.coach({ coachId: head.id }) : null,
    sportBar(api, sport),
  ])
  return {
    view: 'list' as const,
    head: {
      tokens: { sport: sport.title, season },
      canonical: addressOf(season),
      image: head?.image ?? null,
    },
    sportBar: bar,
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: `/sports/${sport.globalSportNameSlug}` },
        { name: 'Coaches', href: addressOf(season) },
      ]),
      sportsTeam(sport, school, { coaches }),
    ],
    sport,
    season,
    seasonLinks: seasons.map((title) => ({ season: title, href: addressOf(title) })),
    leader:
      head && bio
        ? {
            coach: head,
            career: bio.career,
            records: bio.records,
            since: bio.since,
            teaser: trimHtml(bio.bio ?? '', teaserLength),
          }
        : null,
    others,
    supportStaff,
  }
}

/** Every head coach's record, a line for each season or for each coach. */
async function loadRecords({ api, params, url }: LoadArgs, type: CoachingRecordType) {
  const { sport, records, total } = await api.staff.coachingRecords({ slug: params.sportSlug ?? '', type })
  const slug = sport.globalSportNameSlug
  const order = readRecordsOrder(url.searchParams)
  return {
    view: 'records' as const,
    head: {
      key: 'coach_coaching_records' as const,
      tokens: { sport: sport.title, type: type === 'year' ? 'by Year' : 'Overall' },
      canonical: `/sports/${slug}/coaches/${type}`,
    },
    sportBar: await sportBar(api, sport),
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: `/sports/${slug}` },
        { name: 'Coaches', href: `/sports/${slug}/coaches` },
        { name: 'Coaching Records', href: recordsHref(slug, type, readRecordsOrder(new URLSearchParams())) },
      ]),
    ],
    sport,
    type,
    order,
    total,
    facts: recordsFacts(records, total),
    records: orderRecords(records, order),
  }
}

export type CoachListData = Awaited<ReturnType<typeof loadCoachList>>
export type RecordsData = Awaited<ReturnType<typeof loadRecords>>
