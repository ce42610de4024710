import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { isCookieName, takeoverCookie } from '#site/domains/promotions/splash/splash-cookies.ts'
import { TakeoverGames } from '#site/domains/promotions/takeovers/TakeoverGames.tsx'
import { gameChoices } from '#site/domains/promotions/takeovers/takeover-games.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { Button } from '#ui/Button.tsx'

export const headers = cachedPage

export const meta = pageMeta

const canonical = '/gameday/concurrent.aspx'

async function load({ api, url }: LoadArgs) {
  return {
    head: {
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
      <PageHead
        title="Game Day"
        note={
          games.length === 0
            ? 'No game to choose from at the moment. The calendar has all that are coming.'
            : games.length === 1
              ? 'It is game day.'
              : 'More than one game is on. Which one do you want to follow?'
        }
      />
      <div className="u-page-6 u-gap-6">
        <TakeoverGames games={games} link={link} />
        <div className="u-wrap u-gap-3">
          <Button href="/">Continue to Home</Button>
          <Button href="/calendar" kind="alternate">
            Calendar
          </Button>
        </div>
      </div>
    </>
  )
}
