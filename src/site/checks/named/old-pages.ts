/** What an address of the previous generation of sites asks for. */
export type OldPage =
  | { page: 'team'; sport: string; part: string }
  | { page: 'player' | 'coach' | 'staff' | 'story' | 'boxscore' | 'inductee'; id: number }
  | { page: 'fixed'; to: string }

interface OldFile {
  /** Parameters that name one thing by its id, in the order in which they count. */
  ids?: Readonly<Record<string, Exclude<OldPage['page'], 'team' | 'fixed'>>>
  /** The part of a team's pages that `path` asks for; '' is the team's home. */
  team?: string
  /** Where the page is for everybody. */
  all?: string
}

/** Every old file, and what its parameters ask for. */
const files: Readonly<Record<string, OldFile>> = {
  '/index.aspx': { team: '', all: '/' },
  '/roster.aspx': { ids: { rp_id: 'player' }, team: '/roster' },
  '/schedule.aspx': { team: '/schedule', all: '/calendar' },
  '/coaches.aspx': { ids: { rc: 'coach' }, team: '/coaches', all: '/staff-directory' },
  '/cumestats.aspx': { team: '/stats' },
  '/boxscore.aspx': { ids: { id: 'boxscore' } },
  '/news.aspx': { ids: { id: 'story' }, team: '/archives', all: '/archives' },
  '/archives.aspx': { team: '/archives', all: '/archives' },
  '/calendar.aspx': { team: '/calendar', all: '/calendar' },
  '/staff.aspx': { ids: { staff: 'staff' }, all: '/staff-directory' },
  '/hof.aspx': { ids: { hof: 'inductee' }, all: '/honors' },
}

const oldFile = ({ pathname }: URL): OldFile | undefined => files[pathname.toLowerCase().replace(/\/+/g, '/')]

function parametersOf(url: URL): Map<string, string> {
  return new Map(
    [...url.searchParams].map(([name, value]) => [name.toLowerCase(), value.trim().toLowerCase()]),
  )
}

/** What an old address asks for; false where it names something by what cannot be its id, null for an address of today. */
export function oldPage(url: URL): OldPage | false | null {
  const file = oldFile(url)
  if (!file) return null
  const asked = parametersOf(url)
  for (const [name, page] of Object.entries(file.ids ?? {})) {
    const id = asked.get(name)
    if (id !== undefined) return /^[1-9]\d{0,8}$/.test(id) && { page, id: Number(id) }
  }
  const sport = asked.get('path')
  if (file.team !== undefined && sport) return { page: 'team', sport, part: file.team }
  return file.all === undefined ? null : { page: 'fixed', to: file.all }
}

/** Whether the query of an old address names one page among others. */
export function namesOldPage(url: URL): boolean {
  const old = oldPage(url)
  return old === false || (old !== null && old.page !== 'fixed')
}
