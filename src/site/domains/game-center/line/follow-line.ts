import { liveStore } from '#site/domains/live/live-store.ts'
import { type HeardLine, heardKey, writeLine } from './line-script.ts'
import { lineWords } from './line-words.ts'

/** Writes into the line what the feed says, and keeps it for the next page of this visit. */
export function followLine(): void {
  const tell = () => {
    const games: HeardLine['games'] = {}
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-on-air]')) {
      const id = Number(dataset.onAir)
      // The document calls it live, which a page that this device kept may not.
      const now = liveStore.standing(id, { id, phase: 'live', play: null })
      if (now) games[id] = lineWords(now)
    }
    writeLine(games)
    keep({ at: Date.now(), games })
  }
  liveStore.subscribe(tell)
  tell()
}

function keep(heard: HeardLine): void {
  if (!Object.values(heard.games).some(({ home }) => home)) return
  try {
    sessionStorage.setItem(heardKey, JSON.stringify(heard))
  } catch {
    // A browser that keeps nothing hears it in a moment on the next page too.
  }
}
