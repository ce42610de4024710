import { useLoaderData } from 'react-router'
import { SocialTeams } from '#site/domains/settings/SocialTeams.tsx'
import { SocialWall } from '#site/domains/settings/SocialWall.tsx'
import { networksOf, socialDirectory } from '#site/domains/settings/social-directory.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useSchool } from '#site/page/school/school.ts'
import { FilterLinks } from '#site/parts/filters/FilterLinks.tsx'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { socialNetwork } from '#ui/social-networks.ts'

export const headers = cachedPage

export const meta = pageMeta

const address = '/social-accounts'

/** Has no page-name key of its own: that of the partners tells what type it is. */
const words = {
  title: 'Social Accounts',
  description: 'Where to follow the {school_name} {mascot_plural} and every one of their teams.',
}

async function load({ api, url }: LoadArgs) {
  const accounts = await api.settings.socialAccounts()
  const networks = networksOf(accounts)
  const network = networks.find((name) => name === url.searchParams.get('network')) ?? null
  return {
    head: { words, canonical: address, isHidden: network !== null },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: 'Social Accounts', href: address }])],
    networks,
    network,
    directory: socialDirectory(
      network ? accounts.filter((account) => account.network === network) : accounts,
    ),
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['directory'] })
export const clientLoader = clientLoads(load)

export default function SocialAccountsPage() {
  const { networks, network, directory } = useLoaderData<typeof loader>()
  const { mascots, shortName } = useSchool()
  return (
    <>
      <PageHead title="Social Accounts" note={`Follow the ${mascots}, and every one of their teams.`} />
      <div className="u-page-6">
        {networks.length > 1 ? (
          <FilterLinks
            label="Network"
            links={[
              { href: address, label: 'All', current: network === null },
              ...networks.map((name) => ({
                href: `${address}?network=${name}`,
                label: (
                  <span className="u-inline u-gap-2">
                    <Icon name={socialNetwork(name).icon} size="small" />
                    {socialNetwork(name).title}
                  </span>
                ),
                current: name === network,
              })),
            ]}
          />
        ) : null}
        <ServerHtml id="social-accounts" value={directory} className="u-part u-shrink-items">
          {({ department, teams }) => (
            <>
              {department.length > 0 ? (
                <section className="u-part u-shrink-items">
                  <Heading level={2} barred>
                    {shortName} Athletics
                  </Heading>
                  <SocialWall accounts={department} />
                </section>
              ) : null}
              {teams.length > 0 ? (
                <section className="u-part u-shrink-items">
                  <Heading level={2} barred>
                    Teams
                  </Heading>
                  <SocialTeams teams={teams} />
                </section>
              ) : null}
              {department.length + teams.length === 0 ? <p>No account is listed yet.</p> : null}
            </>
          )}
        </ServerHtml>
      </div>
    </>
  )
}
