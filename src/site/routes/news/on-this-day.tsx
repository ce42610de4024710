import { useLoaderData } from 'react-router'
import { OnThisDayYear } from '#site/domains/news/archives/OnThisDayYear.tsx'
import {
  dayBeside,
  dayKey,
  dayOfKey,
  days,
  dayWords,
  months,
  onThisDayHref,
  readDay,
  yearsAgo,
} from '#site/domains/news/archives/on-this-day.ts'
import { formatMoment } from '#site/format/date.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { FilterForm, FilterSelect } from '#site/parts/filters/FilterForm.tsx'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './on-this-day.module.css'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api, url, timeZone }: LoadArgs) {
  const asked = readDay(url.searchParams)
  // Without a date the API takes the day on the school's own calendar, wherever the visitor is.
  const { date, groups } = await api.news.onThisDay(asked ? { date: dayKey(asked) } : {})
  const picture = groups
    .flatMap(({ moments, stories }) => [...moments, ...stories])
    .find(({ image }) => image)
  return {
    head: {
      canonical: '/on-this-day',
      image: picture?.image?.url ?? null,
      imageAlt: picture?.image?.alt ?? '',
    },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: 'On This Day', href: '/on-this-day' }])],
    day: dayOfKey(date),
    isToday: asked === null,
    thisYear: Number(formatMoment(new Date(), timeZone, 'yyyy')),
    groups,
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['groups'] })
export const clientLoader = clientLoads(load)

export default function OnThisDayPage() {
  const { day, isToday, thisYear, groups } = useLoaderData<typeof loader>()
  const [before, after] = [dayBeside(day, -1), dayBeside(day, 1)]
  return (
    <>
      <PageHead title="On This Day" note={<span role="status">{dayWords(day)} over the years</span>} />
      <div className="u-page">
        <div className="no-print u-wrap u-gap-4 u-spread u-align-end" data-keep-scroll="">
          <nav className={`u-wrap u-gap-1 ${styles.beside}`} aria-label="Days">
            <a href={onThisDayHref(before)} rel="prev">
              <Icon name="chevron-left" size="small" />
              {dayWords(before)}
            </a>
            {isToday ? null : <a href="/on-this-day">Today</a>}
            <a href={onThisDayHref(after)} rel="next">
              {dayWords(after)}
              <Icon name="chevron-right" size="small" />
            </a>
          </nav>
          <FilterForm action="/on-this-day" label="Another day">
            <FilterSelect label="Month" name="month" value={String(day.month)} options={months} />
            <FilterSelect label="Day" name="day" value={String(day.day)} options={days} />
          </FilterForm>
        </div>
        <ServerHtml id="on-this-day" value={groups}>
          {(list) =>
            list.length === 0 ? (
              <p className={styles.empty}>
                Nothing is written down for {dayWords(day)}. It was a day of practice; try the one before or
                after.
              </p>
            ) : (
              list.map((group) => (
                <OnThisDayYear key={group.year} group={group} ago={yearsAgo(group.year, thisYear)} />
              ))
            )
          }
        </ServerHtml>
      </div>
    </>
  )
}
