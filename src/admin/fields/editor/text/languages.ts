/** What stands in stories of the country beside English, as the standard calls it and as it is called. */
export const languages = {
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
  la: 'Latin',
  haw: 'Hawaiian',
} as const
