import type { Splash } from '#contract/promotions.ts'
import { cookieText, cookieValue } from './splash-cookies.ts'

/** Marks in a splash's html of widgets that come up by themselves: a screen of ours on top would be one too many. */
const selfShowingWidgets = ['data-widget="pop-up"']

const minuteMs = 60_000
const endOf2040 = Date.UTC(2041, 0, 1) - 1_000

/** What a visitor did with a splash, and until when that hides it. */
const hiddenUntil = {
  shown: (now: number) => now + 5 * minuteMs,
  continue: (now: number) => now + 4 * 60 * minuteMs,
  skip: () => endOf2040,
} satisfies Record<string, (now: number) => number>

export type SplashChoice = keyof typeof hiddenUntil

const nameOf = (id: number) => `splash-${id}`

export const splashCookie = (id: number, choice: SplashChoice, now: number): string =>
  cookieText({ name: nameOf(id), value: choice, until: hiddenUntil[choice](now) })

interface Visitor {
  cookies: string
  now: number
}

/** Within its dates, not yet dealt with by this visitor, and without a widget that shows itself. */
export function isSplashDue(
  { id, html, startDate, endDate }: Pick<Splash, 'id' | 'html' | 'startDate' | 'endDate'>,
  { cookies, now }: Visitor,
): boolean {
  return (
    now >= Date.parse(startDate) &&
    (endDate === null || now <= Date.parse(endDate)) &&
    cookieValue(cookies, nameOf(id)) === undefined &&
    !selfShowingWidgets.some((mark) => html?.includes(mark))
  )
}

/** Browsers forget a cookie after 400 days whatever its date: who skipped for good is remembered anew on each visit. */
export const isSkipped = (id: number, cookies: string): boolean => cookieValue(cookies, nameOf(id)) === 'skip'
