/** Each is a class of themes.css; `no-theme` inherits the surface it lies on. */
export const THEMES = [
  'no-theme',
  'light-theme',
  'dark-theme',
  'on-primary',
  'on-secondary',
  'default-black',
  'default-white',
] as const

export type Theme = (typeof THEMES)[number]
