import { describe, expect, test } from 'vitest'
import { breakpointOf, firstBreakpoint, viewportCookie } from './viewport.ts'

describe('the viewport cookie', () => {
  test.each([
    [320, 'sm'],
    [540, 'xs'],
    [639, 'xs'],
    [640, 'sm'],
    [1023, 'md'],
    [1280, 'xl'],
    [1440, '2xl'],
    [3840, '2xl'],
  ])('at %i px stores %s', (width, breakpoint) => {
    expect(breakpointOf(width)).toBe(breakpoint)
  })

  test('lasts 365 days, for the whole site, strict and secure', () => {
    expect(viewportCookie(800)).toBe('viewport=md; Max-Age=31536000; Path=/; SameSite=Strict; Secure')
  })

  test.each([
    ['viewport=xl', 'xl'],
    ['a=b; viewport=2xl; c=d', '2xl'],
    ['', 'sm'],
    [null, 'sm'],
    ['viewport=constructor', 'sm'],
    ['my-viewport=xl', 'sm'],
  ])('of %j is the first breakpoint %s', (cookies, breakpoint) => {
    expect(firstBreakpoint(cookies)).toBe(breakpoint)
  })
})
