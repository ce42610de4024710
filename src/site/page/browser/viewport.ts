/** The specification's breakpoints in px; a cookie tells the server which one the visitor had last. */
export const breakpoints = { xs: 540, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1440 } as const
export type Breakpoint = keyof typeof breakpoints

/** The widest breakpoint that fits; narrower screens fall back to sm. */
export function breakpointOf(width: number): Breakpoint {
  const fitting = (Object.entries(breakpoints) as [Breakpoint, number][]).filter(([, from]) => width >= from)
  return fitting.at(-1)?.[0] ?? 'sm'
}

const yearInSeconds = 365 * 24 * 60 * 60

export const viewportCookie = (width: number): string =>
  `viewport=${breakpointOf(width)}; Max-Age=${yearInSeconds}; Path=/; SameSite=Strict; Secure`

/** What a visitor's cookies say the page is first seen at; sm where they say nothing, as for every page that is kept for all. */
export function firstBreakpoint(cookies: string | null): Breakpoint {
  const name = /(?:^|;\s*)viewport=([\w]+)/.exec(cookies ?? '')?.[1] ?? ''
  return Object.hasOwn(breakpoints, name) ? (name as Breakpoint) : 'sm'
}
