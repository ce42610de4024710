/**
 * Old spellings of addresses, the same for every school, and where their pages are now. A part with a colon stands for
 * one part of a path. They are told to browsers with each build (/builds/meta/{id}.json); what a school redirects itself
 * is its own table.
 */
export const routeRules: Readonly<Record<string, { redirect: string }>> = {
  '/historicalroster': { redirect: '/historical-roster' },
  '/sports/:sport/historicalroster': { redirect: '/sports/:sport/historical-roster' },
  '/otd': { redirect: '/on-this-day' },
}
