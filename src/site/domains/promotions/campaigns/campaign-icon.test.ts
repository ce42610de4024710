import { expect, test } from 'vitest'
import { campaignIcon } from './campaign-icon.ts'

test.each([
  ['ticket', 'ticket'],
  [' icon-Ticket ', 'ticket'],
  ['sport-football', 'sport-football'],
  ['no such icon', 'sport-all'],
  [null, 'sport-all'],
])('the icon class %j is shown as %s', (iconClass, expected) => {
  expect(campaignIcon(iconClass)).toBe(expected)
})
