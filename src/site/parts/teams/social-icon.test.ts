import { expect, test } from 'vitest'
import { SocialNetwork } from '#contract/settings.lists.ts'
import { SOCIAL_NETWORKS } from '#ui/social-networks.ts'
import { socialIcon } from './social-icon.ts'

test('the 15 networks of the data are the 15 that have an icon and a name', () => {
  const { enum: networks } = SocialNetwork as unknown as { enum: string[] }
  expect(networks).toHaveLength(15)
  expect(Object.keys(SOCIAL_NETWORKS).toSorted()).toEqual(networks.toSorted())
  expect(new Set(Object.values(SOCIAL_NETWORKS).map(({ icon }) => icon)).size).toBe(15)
})

test.each([
  ['instagram', 'social-instagram'],
  ['twitter', 'social-x'],
  ['Bluesky', 'social-bluesky'],
  ['friendster', 'link'],
  ['constructor', 'link'],
  [null, 'link'],
])('the icon of %j is %s', (network, icon) => {
  expect(socialIcon(network)).toBe(icon)
})
