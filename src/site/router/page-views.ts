/** Beside the browser's files, for the server alone. */
export const pageViewsFile = 'page-views.json'

/** The files that draw each page, by the page's own. */
export type PageViews = Readonly<Record<string, readonly string[]>>

/** Names the files that draw a page in the head of its document: the browser would ask for them only after the page's own. */
export function withViews(markup: string, views: PageViews, pageModule: string | undefined): string {
  const files = views[pageModule?.replace(/^\//, '') ?? ''] ?? []
  return files.length > 0
    ? markup.replace(
        '</head>',
        `${files.map((file) => `<link rel="modulepreload" href="/${file}"/>`).join('')}$&`,
      )
    : markup
}
