import type { Sport } from '../../model/model.ts'
import type { SettingsListRows } from '../../model/model-settings.ts'
import type { SchoolData } from '../../schools/school-data.ts'

/** Addresses that printed programs and older sites still carry. */
export function redirectsOf(school: SchoolData, sports: readonly Sport[]): SettingsListRows['redirects'] {
  const { key, settings } = school
  const { site } = settings
  const pages: [from: string, to: string, isPermanent?: boolean][] = [
    ['/index.aspx', '/'],
    ['/home', '/'],
    ['/events', '/calendar'],
    ['/composite', '/calendar'],
    ['/directory', '/staff-directory'],
    ['/staff.aspx', '/staff-directory'],
    ['/hof', '/honors'],
    ['/hall-of-fame', '/honors'],
    ['/social', '/social-accounts'],
    ['/sponsors', '/partners'],
    ['/podcast', '/podcasts'],
    ['/survey', '/form/1', false],
    ['/camp', '/form/2', false],
    ['/buy', site.ticketsUrl ?? '/tickets', false],
    ['/donate', site.givingUrl ?? '/fund', false],
    ['/store', `https://shop.example/${key}`, false],
    ['/live', `//watch.example/${key}`, false],
  ]
  const teams = sports.filter(({ nonSport }) => !nonSport).slice(0, 5)
  return [
    ...pages,
    ...teams.map(({ shortname, globalSportNameSlug }): [string, string] => [
      `/sport/${shortname}`,
      `/sports/${globalSportNameSlug}`,
    ]),
  ].map(([fromPath, location, isPermanent = true], index) => ({
    id: index + 1,
    fromPath,
    location,
    isPermanent,
  }))
}
