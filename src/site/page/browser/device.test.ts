import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

test('the default device is 1920 by 1080, landscape, touch', () => {
  expect(deviceOf({})).toEqual({ width: 1920, height: 1080, orientation: 'landscape', hasTouch: true })
})

test.each([
  [{ innerWidth: 390, innerHeight: 844, navigator: { maxTouchPoints: 5 } }, 'portrait', true],
  [{ innerWidth: 1440, innerHeight: 900, navigator: { maxTouchPoints: 0 } }, 'landscape', false],
  [{ innerWidth: 0, innerHeight: 0, navigator: {} }, 'landscape', true],
] as const)('of %j it is %s, touch: %s', (browser, orientation, hasTouch) => {
  expect(deviceOf(browser)).toMatchObject({ orientation, hasTouch })
})
