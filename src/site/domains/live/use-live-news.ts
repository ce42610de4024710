import { useEffect, useRef, useState } from 'react'
import { type LiveGame, mayBeLive } from './live-game.ts'
import { liveNews } from './live-news.ts'
import { liveStore } from './live-store.ts'

interface Told {
  id: number
  /** As it stood when the page was made. */
  live: LiveGame | null
}

/** The last thing that happened in these games, in words for a polite live region. */
export function useLiveNews(games: (Parameters<typeof mayBeLive>[0] & Told)[]): string {
  const [news, setNews] = useState('')
  const told = useRef(new Map<number, LiveGame | null>())

  useEffect(() => {
    const watched = games.filter((game) => mayBeLive(game, Date.now()))
    if (watched.length === 0) return
    for (const { id, live } of watched) if (!told.current.has(id)) told.current.set(id, live)
    const tell = () => {
      const sentences = watched.flatMap(({ id }) => {
        const now = liveStore.standing(id, null)
        const sentence = now && liveNews(told.current.get(id) ?? null, now)
        if (now) told.current.set(id, now)
        return sentence ?? []
      })
      if (sentences.length > 0) setNews(sentences.join('. '))
    }
    // Others on the page may have been listening before: what they know already is news here.
    tell()
    return liveStore.subscribe(tell)
  }, [games])

  return news
}
