import type { NavigationItem, SportNavigationItem } from '#contract/navigation.ts'
import type { MainMenuRow } from './main-menu.read-model.ts'
import type { SportMenuRow } from './navigation.queries.ts'

type ColumnItem = NavigationItem['columns'][number]['items'][number]
type Sport = NonNullable<MainMenuRow['sport']>

/** Sports by what there is to lead to. */
interface Teams {
  withRoster: ReadonlySet<number>
  withStatistics: ReadonlySet<number>
}

export function toMainMenu(rows: MainMenuRow[], teams: Teams): NavigationItem[] {
  const children = Map.groupBy(rows, ({ item }) => item.parentId)
  return (children.get(null) ?? []).map(({ item, sponsor }) => ({
    id: item.id,
    title: item.title,
    url: item.url,
    className: item.className,
    openInNewWindow: item.openInNewWindow,
    columns: [...Map.groupBy(children.get(item.id) ?? [], (child) => child.item.columnNumber)].map(
      ([column, items]) => ({
        column,
        items: items.map((child) => toColumnItem(child, teams)),
      }),
    ),
    ad: sponsor && { title: sponsor.name, url: sponsor.url, image: sponsor.logo },
    rank: item.rank,
  }))
}

function toColumnItem({ item, sport }: MainMenuRow, { withRoster, withStatistics }: Teams): ColumnItem {
  return {
    id: item.id,
    title: item.title,
    url: item.url ?? (sport && `/sports/${sport.globalSportNameSlug}`),
    className: item.className,
    openInNewWindow: item.openInNewWindow,
    separator: item.isSeparator,
    sport: sport && { id: sport.id, title: sport.title },
    scheduleRosterNewsLinks: sport ? teamLinks(sport, withRoster.has(sport.id)) : [],
    socialMediaLinks: sport ? socialLinks(sport) : [],
    stats:
      sport && withStatistics.has(sport.id)
        ? { title: 'Statistics', url: `/sports/${sport.globalSportNameSlug}/stats`, className: 'stats' }
        : null,
    rank: item.rank,
  }
}

function teamLinks({ globalSportNameSlug: slug }: Sport, hasRoster: boolean) {
  const schedule = { title: 'Schedule', url: `/sports/${slug}/schedule`, className: 'schedule' }
  const roster = { title: 'Roster', url: `/sports/${slug}/roster`, className: 'roster' }
  const news = { title: 'News', url: `/sports/${slug}/archives`, className: 'news' }
  return hasRoster ? [schedule, roster, news] : [schedule, news]
}

function socialLinks(sport: Sport) {
  const links = [
    {
      title: 'Facebook',
      url: sport.facebook && `https://www.facebook.com/${sport.facebook}`,
      className: 'facebook',
    },
    {
      title: 'Instagram',
      url: sport.instagram && `https://www.instagram.com/${sport.instagram}`,
      className: 'instagram',
    },
    { title: 'X', url: sport.twitter && `https://x.com/${sport.twitter}`, className: 'twitter' },
    {
      title: 'YouTube',
      url: sport.youtube && `https://www.youtube.com/${sport.youtube}`,
      className: 'youtube',
    },
    { title: 'Tickets', url: sport.tickets, className: 'tickets' },
  ]
  return links.flatMap(({ url, ...link }, index) => (url ? [{ id: index + 1, url, ...link }] : []))
}

interface Team {
  slug: string
  hasRoster: boolean
  hasStatistics: boolean
}

/** A row that all sports share leads nowhere for a team without the page. */
const isThere = ({ url }: SportMenuRow, { hasRoster, hasStatistics }: Team): boolean =>
  url === '/sports/{slug}/roster' ? hasRoster : url === '/sports/{slug}/stats' ? hasStatistics : true

export function toSportMenu(rows: SportMenuRow[], team: Team): SportNavigationItem[] {
  const children = Map.groupBy(
    rows.filter((row) => isThere(row, team)),
    (row) => row.parentId,
  )
  const toItem = (row: SportMenuRow) => ({
    id: row.id,
    title: row.title,
    url: (row.url ?? '').replace('{slug}', team.slug),
    className: row.className,
    openInNewWindow: row.openInNewWindow,
  })
  return (children.get(null) ?? []).map((row) => ({
    ...toItem(row),
    items: (children.get(row.id) ?? []).map(toItem),
  }))
}
