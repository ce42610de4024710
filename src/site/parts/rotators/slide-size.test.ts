import { expect, test } from 'vitest'
import { slideSize } from './slide-size.ts'

const per = (slidesPerView: number) => ({ slidesPerView })

test.each([
  ['one slide in view fills it', 1, {}, '100%'],
  ['a slide is as wide as 100 divided by the slides in view', 3, {}, '33.3333%'],
  ['a part of a slide may show', 2.5, {}, '40%'],
  ['a breakpoint of 0 is the start', 1, { 0: per(2) }, '50%'],
  [
    'a breakpoint takes its share off from its own width on',
    1,
    { 800: per(2) },
    'calc(100% - clamp(0px, (100vw - 799.9px) * 9999, 50%))',
  ],
  [
    'breakpoints add up in the order of their widths',
    1,
    { 1100: per(4), 800: per(2) },
    'calc(100% - clamp(0px, (100vw - 799.9px) * 9999, 50%) - clamp(0px, (100vw - 1099.9px) * 9999, 25%))',
  ],
  [
    'a wider screen may show fewer',
    2,
    { 640: per(1) },
    'calc(50% + clamp(0px, (100vw - 639.9px) * 9999, 50%))',
  ],
  ['a breakpoint that changes nothing is left out', 2, { 640: per(2) }, '50%'],
])('%s', (_, slidesPerView, breakpoints, expected) => {
  expect(slideSize({ slidesPerView, breakpoints })).toBe(expected)
})
