import { useLoaderData } from 'react-router'
import styles from '#site/domains/settings/FundWays.module.css'
import page from '#site/domains/settings/settings-page.module.css'
import { telephoneLink } from '#site/domains/staff/parts/staff-words.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, pageNotFound, serverLoads } from '#site/page/page.ts'
import { useSchool } from '#site/page/school/school.ts'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Image } from '#ui/Image.tsx'

export const headers = cachedPage

export const meta = pageMeta

/** Has no page-name key of its own: that of the partners tells what type it is. */
const words = {
  title: '{fund}',
  description: 'The {fund} stands behind every team of the {school_name} {mascot_plural}: how to give.',
}

async function load({ api, url }: LoadArgs) {
  const site = await api.settings.site()
  if (!site) throw pageNotFound(url)
  const { givingUrl, schoolPhoneNumber, schoolAddress, supportEmail } = site
  const { logo } = site.footer.fund
  // A school that has just begun has not named it yet.
  const title = site.footer.fund.title || 'Athletics Fund'
  return {
    head: { words, tokens: { fund: title }, canonical: '/fund' },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: title, href: '/fund' }])],
    fund: { title, logo },
    givingUrl,
    schoolPhoneNumber,
    schoolAddress,
    supportEmail,
  }
}

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function FundPage() {
  const { fund, givingUrl, schoolPhoneNumber, schoolAddress, supportEmail } = useLoaderData<typeof loader>()
  const { mascots, name } = useSchool()
  const link = useLink()
  return (
    <>
      <PageHead title={fund.title} note={`Behind every team of the ${mascots} stand people who give.`}>
        {givingUrl ? (
          <Button {...link(givingUrl)} size="large" icon="give">
            Give now
          </Button>
        ) : null}
      </PageHead>
      <div className="u-page-6">
        <div className={styles.about}>
          {fund.logo ? (
            <Image src={fund.logo} alt="" width={160} height={160} method="resize" className={styles.logo} />
          ) : null}
          <div className={page.text}>
            <p>
              The {fund.title} is how alumni, families and neighbors of {name} take part in its athletics.
              Gifts of every size go to the student-athletes of all sports: their scholarships, their travel,
              and the places where they train and play.
            </p>
          </div>
        </div>
        <section className="u-part u-shrink-items">
          <Heading level={2} barred>
            Ways to give
          </Heading>
          <dl className={styles.ways}>
            {givingUrl ? (
              <div>
                <dt>Online</dt>
                <dd>
                  <a {...link(givingUrl)}>{givingUrl.replace(/^https?:\/\//, '')}</a>
                </dd>
              </div>
            ) : null}
            {schoolPhoneNumber ? (
              <div>
                <dt>By telephone</dt>
                <dd>
                  <a href={telephoneLink(schoolPhoneNumber)}>{schoolPhoneNumber}</a>
                </dd>
              </div>
            ) : null}
            {schoolAddress ? (
              <div>
                <dt>By mail</dt>
                <dd>
                  {fund.title}, {schoolAddress}
                </dd>
              </div>
            ) : null}
            {supportEmail ? (
              <div>
                <dt>Questions</dt>
                <dd>
                  <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
                </dd>
              </div>
            ) : null}
          </dl>
        </section>
        <section className="u-part u-shrink-items">
          <Heading level={2} barred>
            What it makes possible
          </Heading>
          <div className="u-wrap u-gap-2">
            <Button kind="alternate" href="/facilities" icon="stadium">
              Facilities
            </Button>
            <Button kind="alternate" href="/honors" icon="trophy">
              Honors
            </Button>
            <Button kind="alternate" href="/partners" icon="people">
              Partners
            </Button>
          </div>
        </section>
      </div>
    </>
  )
}
