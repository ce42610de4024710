/** Whether a season is a fall, a spring, or reaches from one into the other. */
type SeasonYear = 'fall' | 'spring' | 'winter'

/** A sport that a school can choose. */
export interface ListedSport {
  /** The short name in files of scoring programs. */
  key: string
  title: string
  abbreviation: string
  globalSportId: number
  /** The word in addresses. */
  slug: string
  gender: 'M' | 'W' | 'X'
  year: SeasonYear
  hasRoster: boolean
  /** Whether box scores and statistics are kept. */
  hasStatistics: boolean
}

const rows = `
football|Football|FB|3|football|M|fall|stats
mbball|Men's Basketball|MBB|5|mens-basketball|M|winter|stats
wbball|Women's Basketball|WBB|13|womens-basketball|W|winter|stats
baseball|Baseball|BASE|1|baseball|M|spring|stats
softball|Softball|SB|12|softball|W|spring|stats
msoc|Men's Soccer|MSOC|8|mens-soccer|M|fall|stats
wsoc|Women's Soccer|WSOC|17|womens-soccer|W|fall|stats
wvball|Women's Volleyball|WVB|19|womens-volleyball|W|fall|stats
mhockey|Men's Ice Hockey|MIH|7|mens-ice-hockey|M|winter|stats
fhockey|Field Hockey|FH|14|field-hockey|W|fall|stats
mlax|Men's Lacrosse|MLAX|24|mens-lacrosse|M|spring|stats
wlax|Women's Lacrosse|WLAX|25|womens-lacrosse|W|spring|stats
mten|Men's Tennis|MTEN|10|mens-tennis|M|winter|stats
wten|Women's Tennis|WTEN|18|womens-tennis|W|winter|stats
mgolf|Men's Golf|MGOLF|6|mens-golf|M|winter|
wgolf|Women's Golf|WGOLF|16|womens-golf|W|winter|
xc|Cross Country|XC|2|cross-country|X|fall|
track|Track & Field|TRACK|11|track-and-field|X|winter|
ski|Alpine & Nordic Skiing|SKI|28|skiing|X|winter|
swim|Swimming & Diving|SWIM|9|swimming-and-diving|X|winter|
mwpolo|Men's Water Polo|MWP|26|mens-water-polo|M|fall|stats
wrestling|Wrestling|WRES|22|wrestling|M|winter|
wrow|Women's Rowing|WROW|27|womens-rowing|W|winter|
sail|Sailing|SAIL|41|sailing|X|winter|no roster
`

/** THE SPORTS that a new school is made with. */
export const sportList: readonly ListedSport[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [key = '', title = '', abbreviation = '', id = '', slug = '', gender = '', year = '', has = ''] =
      row.split('|')
    return {
      key,
      title,
      abbreviation,
      globalSportId: Number(id),
      slug,
      gender: gender as ListedSport['gender'],
      year: year as SeasonYear,
      hasRoster: has !== 'no roster',
      hasStatistics: has === 'stats',
    }
  })

export interface SeasonBounds {
  title: string
  startsOn: string
  endsOn: string
}

/** The season that goes on or comes next on a day ('2026-11-17'): a year of sports begins in July. */
export function currentSeason(year: SeasonYear, today: string): SeasonBounds {
  const [calendarYear = 0, month = 0] = today.split('-').map(Number)
  const first = month >= 7 ? calendarYear : calendarYear - 1
  const next = first + 1
  if (year === 'fall') return { title: `${first}`, startsOn: `${first}-07-01`, endsOn: `${first}-12-31` }
  if (year === 'spring') return { title: `${next}`, startsOn: `${next}-01-01`, endsOn: `${next}-06-30` }
  const title = `${first}-${String(next % 100).padStart(2, '0')}`
  return { title, startsOn: `${first}-07-01`, endsOn: `${next}-06-30` }
}
