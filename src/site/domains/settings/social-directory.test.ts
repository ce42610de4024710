import { expect, test } from 'vitest'
import type { SiteSocialAccount } from '#contract/settings.lists.ts'
import { networksOf, socialDirectory } from './social-directory.ts'

const sport = (id: number, title: string) => ({
  id,
  title,
  shortName: '',
  abbrev: '',
  globalSportNameSlug: title,
})
const account = (
  id: number,
  network: SiteSocialAccount['network'],
  of: SiteSocialAccount['sport'],
): SiteSocialAccount => ({ id, network, title: '', handle: '', url: '', sport: of })

const accounts = [
  account(1, 'instagram', null),
  account(2, 'instagram', sport(9, 'Tennis')),
  account(3, 'bluesky', sport(4, 'Golf')),
  account(4, 'tiktok', sport(9, 'Tennis')),
]

test('accounts are those of the department and of each sport, by its title', () => {
  const { department, teams } = socialDirectory(accounts)
  expect(department.map(({ id }) => id)).toEqual([1])
  expect(teams.map((team) => [team.sport.title, team.accounts.map(({ id }) => id)])).toEqual([
    ['Golf', [3]],
    ['Tennis', [2, 4]],
  ])
})

test('networks are those that somebody is on, each once', () => {
  expect(networksOf(accounts)).toEqual(['instagram', 'bluesky', 'tiktok'])
})
