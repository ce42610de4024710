import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { isCookieName, takeoverCookie } from '../../domains/promotions/splash-cookies.ts'
import { TakeoverGames } from '../../domains/promotions/TakeoverGames.tsx'
import { gameChoices } from '../../domains/promotions/takeover-games.ts'
import { DirectoryHead } from '../../domains/staff/DirectoryHead.tsx'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'
import { breadcrumbList } from '../../shell/structured-data.ts'
import { useLink } from '../../shell/use-link.ts'
import styles from './concurrent.module.css'

export const headers = cachedPage

export const meta = pageMeta

const canonical = '/gameday/concurrent.aspx'

async function load({ api, url }: LoadArgs) {
  return {
    head: {
      key: 'game_center' as const,
      words: {
        title: 'Game Day',
        description: 'Several games of the {school_name} {mascot_plural} at once: choose the one to follow.',
      },
      canonical,
      isHidden: true,
    },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: 'Game Day', href: canonical }])],
    games: await gameChoices(api, url.searchParams.get('ids')),
  }
}

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function ConcurrentGamesPage() {
  const { games } = useLoaderData<typeof loader>()
  const link = useLink()
  // Also for those who came by a link: Home does not send them here once more.
  useEffect(() => {
    for (const { cookie } of games)
      if (cookie !== null && isCookieName(cookie)) document.cookie = takeoverCookie(cookie, Date.now())
  }, [games])
  return (
    <>
      <DirectoryHead
        title="Game Day"
        note={
          games.length === 0
            ? 'No game to choose from at the moment. The calendar has all that are coming.'
            : games.length === 1
              ? 'It is game day.'
              : 'More than one game is on. Which one do you want to follow?'
        }
      />
      <div className={styles.page}>
        <TakeoverGames games={games} link={link} />
        <div className={styles.onward}>
          <Button href="/">Continue to Home</Button>
          <Button href="/calendar" kind="alternate">
            Calendar
          </Button>
        </div>
      </div>
    </>
  )
}
