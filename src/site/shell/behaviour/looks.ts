/** Who has chosen how to see the site has the code for it; nobody else asks for it. */
export function startLooks(): void {
  if (document.documentElement.dataset.looks)
    void import('#site/page/looks/apply-looks.ts').then(({ applyLooks }) => applyLooks()).catch(() => {})
}
