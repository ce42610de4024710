/** What the line says of a game, by the name of its place. */
export type LineWords = Record<'word' | 'away' | 'home' | 'moment', string>

/** What this browser has heard, and when. */
export interface HeardLine {
  at: number
  games: Record<string, Partial<LineWords>>
}

/** Where it is kept between two pages of a visit. */
export const heardKey = 'score-line'
/** What is older may be wrong by much. */
const freshMs = 60_000

/** Runs in the browser by itself: what it needs is handed to it. */
export function writeLine(games: HeardLine['games']): void {
  for (const game of document.querySelectorAll<HTMLElement>('[data-on-air]')) {
    for (const [name, words] of Object.entries(games[game.dataset.onAir ?? ''] ?? {})) {
      const place = game.querySelector(`[data-line="${name}"]`)
      if (place && place.textContent !== words) place.textContent = words
    }
  }
}

function writeHeard(write: typeof writeLine, key: string, fresh: number): void {
  try {
    const heard = JSON.parse(sessionStorage.getItem(key) ?? 'null') as HeardLine | null
    if (heard && Date.now() - heard.at < fresh) write(heard.games)
  } catch {
    // A browser that keeps nothing hears it in a moment.
  }
}

/**
 * Stands in the document right behind the line. The page is the same for everybody and for the whole game; the score
 * that this visitor saw last is there before the first paint.
 */
export const lineScript = import.meta.env.SSR ? `(${writeHeard})(${writeLine},'${heardKey}',${freshMs})` : ''
