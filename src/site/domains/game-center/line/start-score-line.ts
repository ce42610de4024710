/** Follows the games of the line where there is one; on other days nothing is fetched. */
export function startScoreLine(): void {
  if (document.querySelector('[data-on-air]'))
    import('./follow-line.ts').then(
      ({ followLine }) => followLine(),
      () => {},
    )
}
