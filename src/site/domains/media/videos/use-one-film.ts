import { useEffect } from 'react'

/** A film that starts stops the one that runs: two at once are noise. */
export function useOneFilmAtATime(): void {
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener(
      'play',
      ({ target }) => {
        for (const film of document.querySelectorAll('video')) if (film !== target) film.pause()
      },
      // The event does not rise from the film by itself.
      { capture: true, signal: stop.signal },
    )
    return () => stop.abort()
  }, [])
}
