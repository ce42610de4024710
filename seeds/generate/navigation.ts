import { scoredSport } from '#server/domains/stats/sport-columns.ts'
import type { NavigationRow, Sport } from '../model/model.ts'
import type { SchoolData } from '../schools/school-data.ts'
import { sportDefinition } from '../sports/catalogue.ts'

/** The main menu leads to pages that exist; a sport's row carries its schedule and roster through the sport itself. */
export function navigationOf(school: SchoolData, sports: Sport[]): NavigationRow[] {
  const rows: NavigationRow[] = []
  const add = (row: Partial<NavigationRow> & { title: string }): number => {
    const id = rows.length + 1
    rows.push({
      id,
      menu: 'main',
      parentId: null,
      sportId: null,
      sponsorId: null,
      columnNumber: 1,
      rank: id,
      url: null,
      className: null,
      isSeparator: false,
      openInNewWindow: false,
      ...row,
    })
    return id
  }
  const external = { openInNewWindow: true, className: 'external' }
  const real = sports.filter(({ nonSport }) => !nonSport).sort((a, b) => a.title.localeCompare(b.title))
  const parentId = add({ title: 'Sports', className: 'sports', sponsorId: 1 })
  for (const [columnNumber, heading, genders] of [
    [1, 'Men', ['M', 'X']],
    [2, 'Women', ['W', 'X']],
  ] as const) {
    add({ parentId, columnNumber, title: heading, isSeparator: true })
    for (const sport of real.filter(
      ({ gender }) => gender && (genders as readonly string[]).includes(gender),
    )) {
      const title = sport.title.replace(/^(Men's|Women's) /, '')
      add({ parentId, columnNumber, title, sportId: sport.id, url: `/sports/${sport.globalSportNameSlug}` })
    }
  }
  const { site } = school.settings
  const fans = add({ title: 'Fans', sponsorId: 2 })
  add({ parentId: fans, title: 'Tickets', url: '/tickets' })
  add({ parentId: fans, title: 'Calendar', url: '/calendar' })
  add({ parentId: fans, title: 'Live Coverage', url: '/coverage' })
  add({ parentId: fans, title: 'Videos', url: '/watch' })
  add({ parentId: fans, title: 'Podcasts', url: '/podcasts' })
  add({ parentId: fans, title: 'Photo Galleries', url: '/galleries' })
  add({ parentId: fans, title: 'Team Shop', url: `https://shop.example/${school.key}`, ...external })
  add({ parentId: fans, title: 'Watch Live', url: `https://watch.example/${school.key}`, ...external })
  add({ parentId: fans, title: 'Listen Live', url: `https://listen.example/${school.key}`, ...external })
  add({
    parentId: fans,
    title: 'Game Day Guide',
    url: `https://guide.example/${school.key}/game-day`,
    ...external,
  })
  const takePart = { parentId: fans, columnNumber: 2 }
  add({ ...takePart, title: 'Take Part', isSeparator: true })
  add({ ...takePart, title: 'Youth Camp', url: '/form/2' })
  add({ ...takePart, title: 'All-Sports Banquet', url: '/form/3' })
  add({ ...takePart, title: `${school.mascotSingular} 5K`, url: '/form/4' })
  add({ ...takePart, title: `Young ${school.mascotPlural} Club`, url: '/form/6' })
  add({ ...takePart, title: 'Game Day Survey', url: '/form/1' })
  add({ ...takePart, title: 'Recruit Questionnaire', url: '/form/10' })
  const inside = add({ title: 'Inside Athletics', sponsorId: 3 })
  add({ parentId: inside, title: 'Staff Directory', url: '/staff-directory' })
  add({ parentId: inside, title: 'Facilities', url: '/facilities' })
  add({ parentId: inside, title: 'All-Time Roster', url: '/historical-roster' })
  add({ parentId: inside, title: 'Honors', url: '/honors' })
  add({ parentId: inside, title: 'Awards', url: '/awards' })
  add({ parentId: inside, title: 'Publications', url: '/publications' })
  add({ parentId: inside, title: 'On This Day', url: '/on-this-day' })
  const write = { parentId: inside, columnNumber: 2 }
  add({ ...write, title: 'Write to Us', isSeparator: true })
  add({ ...write, title: 'Coaching Staffs', url: '/form/9' })
  add({ ...write, title: 'Internships', url: '/form/5' })
  add({ ...write, title: 'Media Credentials', url: '/protected/form/8' })
  add({ parentId: inside, title: school.name, url: site.footer.school.url, ...external })
  add({ parentId: inside, title: school.conference.title, url: school.conference.website, ...external })
  if (site.givingUrl) add({ title: 'Give', url: site.givingUrl, ...external })
  for (const sport of real) {
    const home = `/sports/${sport.globalSportNameSlug}`
    add({ menu: 'sport', sportId: sport.id, title: 'Team Home', url: home, className: 'sport-home' })
    add({ menu: 'sport', sportId: sport.id, title: 'Schedule', url: `${home}/schedule` })
    if (sportDefinition(sport.shortname).roster.positions.length > 0) {
      add({ menu: 'sport', sportId: sport.id, title: 'Roster', url: `${home}/roster` })
    }
    if (scoredSport(sport.globalSportId))
      add({ menu: 'sport', sportId: sport.id, title: 'Statistics', url: `${home}/stats` })
    const more = {
      menu: 'sport',
      sportId: sport.id,
      parentId: add({ menu: 'sport', sportId: sport.id, title: 'More', className: 'additional-links' }),
    } as const
    add({ ...more, title: 'Results', url: `${home}/results` })
    add({ ...more, title: 'Calendar', url: `${home}/calendar` })
    add({ ...more, title: 'Coaches', url: `${home}/coaches` })
    if (sport.displayOpponentHistory)
      add({ ...more, title: 'Opponent History', url: `${home}/opponent-history` })
    add({ ...more, title: 'All-Time Roster', url: `${home}/historical-roster` })
    if (scoredSport(sport.globalSportId)) add({ ...more, title: 'Record Book', url: `${home}/records` })
    if (sport.tickets)
      add({ ...more, title: 'Tickets', url: sport.tickets, ...external, className: 'tickets' })
    add({
      ...more,
      title: 'Team Shop',
      url: `https://shop.example/${school.key}/${sport.shortname}`,
      ...external,
    })
    add({
      ...more,
      title: 'Listen Live',
      url: `https://listen.example/${school.key}/${sport.shortname}`,
      ...external,
    })
  }
  return rows
}
