import { useLoaderData } from 'react-router'
import type { Partner } from '#contract/settings.lists.ts'
import { PartnerCards } from '#site/domains/settings/PartnerCards.tsx'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useSchool } from '#site/page/school/school.ts'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { Heading } from '#ui/Heading.tsx'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api }: LoadArgs) {
  const partners = await api.settings.partners()
  return {
    head: { canonical: '/partners' },
    sportBar: null,
    structuredData: [
      breadcrumbList([{ name: 'Partners', href: '/partners' }]),
      {
        '@type': 'ItemList' as const,
        itemListElement: partners.map(({ title, url }, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          name: title,
          url,
        })),
      },
    ],
    partners,
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['partners'] })
export const clientLoader = clientLoads(load)

const tiers: { tier: Partner['tier']; title: string }[] = [
  { tier: 'premier', title: 'Premier partners' },
  { tier: 'official', title: 'Official partners' },
  { tier: 'community', title: 'Community partners' },
]

export default function PartnersPage() {
  const { partners } = useLoaderData<typeof loader>()
  const { mascots } = useSchool()
  return (
    <>
      <PageHead title="Partners" note={`They stand behind the ${mascots}.`} />
      <ServerHtml id="partners" value={partners} className="u-page-6">
        {(list) =>
          list.length > 0 ? (
            tiers.map(({ tier, title }) => {
              const own = list.filter((partner) => partner.tier === tier)
              return own.length > 0 ? (
                <section key={tier} className="u-part u-shrink-items">
                  <Heading level={2} barred>
                    {title}
                  </Heading>
                  <PartnerCards partners={own} />
                </section>
              ) : null
            })
          ) : (
            <p>No partner is listed yet.</p>
          )
        }
      </ServerHtml>
    </>
  )
}
