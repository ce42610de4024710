import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { maxPageSize } from '#contract/shapes/page-size.ts'
import { FeedShelves } from '#site/domains/settings/FeedShelves.tsx'
import { feedShelves } from '#site/domains/settings/feed-list.ts'
import styles from '#site/domains/settings/settings-page.module.css'
import { missingCode } from '#site/lateness/healing/missing-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { whenIdle } from '#site/lateness/when-idle.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { pageMeta } from '#site/page/meta.ts'
import { orNothing } from '#site/page/or-nothing.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { PageHead } from '#site/parts/heads/PageHead.tsx'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api }: LoadArgs) {
  const [feeds, tags] = await Promise.all([
    api.settings.rssFeeds(),
    orNothing('The tags with a feed', api.news.tags({ $pageSize: maxPageSize })),
  ])
  return {
    head: { canonical: '/rss_feeds' },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: 'RSS Feeds', href: '/rss_feeds' }])],
    shelves: feedShelves(feeds, tags?.items ?? []),
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['shelves'] })
export const clientLoader = clientLoads(load)

export default function RssFeedsPage() {
  const { shelves } = useLoaderData<typeof loader>()
  useEffect(
    () => whenIdle(() => void import('#site/domains/settings/copy-addresses.ts').catch(missingCode)),
    [],
  )
  return (
    <>
      <PageHead title="RSS Feeds" note="Our news in the program of your choice." />
      <div className="u-page-6">
        <div className={styles.text}>
          <p>
            A feed is a list of our latest stories that a program reads for you. Copy the address of one into
            a news reader, a podcast program or your calendar, and what is new comes to you: no account, no
            e-mail, nothing to sign up for.
          </p>
          <p>
            RSS, Atom and JSON hold the same stories; if you do not know which one your program wants, take
            RSS.
          </p>
        </div>
        <ServerHtml id="feeds" value={shelves}>
          {(list) => (list.length > 0 ? <FeedShelves shelves={list} /> : <p>No feed is listed yet.</p>)}
        </ServerHtml>
        <p role="status" id="copied-address" className="visually-hidden" />
      </div>
    </>
  )
}
