/** Charts are heard where somebody asks for it; the code comes with the first press. */
export function startTones(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-tones]') : null
    if (button)
      void import('#site/parts/tones/play-tones.ts')
        .then(({ playTones }) => playTones(button))
        .catch(() => {})
  })
}
