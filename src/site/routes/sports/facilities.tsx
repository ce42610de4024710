import { useLoaderData } from 'react-router'
import { maxPageSize } from '#contract/shapes/page-size.ts'
import { lateModule } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useSchool } from '#site/page/school/school.ts'
import { PageHead } from '#site/parts/heads/PageHead.tsx'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api }: LoadArgs) {
  // No school has more places to play than one page of the API holds.
  const { items } = await api.sports.facilities({ $pageSize: maxPageSize })
  const [first] = items.toSorted((a, b) => Number(b.featured) - Number(a.featured))
  return {
    head: {
      canonical: '/facilities',
      image: first?.images[0]?.url ?? null,
      imageAlt: first?.images[0]?.alt ?? '',
    },
    sportBar: null,
    structuredData: [
      breadcrumbList([{ name: 'Facilities', href: '/facilities' }]),
      {
        '@type': 'ItemList' as const,
        itemListElement: items.map(({ title, pageUrl }, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          name: title,
          url: pageUrl,
        })),
      },
    ],
    facilities: items,
  }
}

/** What draws the cards: the browser needs it when it first has some that did not come as HTML. */
const facilityList = lateModule(() => import('#site/domains/sports/FacilityList.tsx'))

export const loader = serverLoads(load, { inHtmlOnly: ['facilities'] })
export const clientLoader = facilityList.with(clientLoads(load))

export default function FacilitiesPage() {
  const { facilities } = useLoaderData<typeof loader>()
  const { mascots } = useSchool()
  return (
    <>
      <PageHead title="Facilities" note={`Where the ${mascots} play and train.`} />
      <ServerHtml id="facilities" value={facilities} className="u-page-6">
        {(list) => {
          const { FacilityList } = facilityList.get()
          return <FacilityList facilities={list} mascots={mascots} />
        }}
      </ServerHtml>
    </>
  )
}
