/** Who has chosen how to see the site may have its rules of an earlier version on the device; nobody else asks for these. */
export function startLooks(): void {
  if (document.documentElement.dataset.looks)
    void import('#site/page/looks/kept-looks.ts')
      .then(({ keepLooks, shownLooks }) => keepLooks(shownLooks()))
      .catch(() => {})
}
