import { telephoneLink } from '#site/domains/staff/parts/staff-words.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { useSchool } from '#site/page/school/school.ts'
import plain from '#site/parts/plain-forms/PlainPage.module.css'
import { Heading } from '#ui/Heading.tsx'
import ways from './FundWays.module.css'
import type { AccessibilityPageData } from './load-accessibility.ts'

type StatementData = AccessibilityPageData['statement']

/** What is promised, what is not there yet, and who helps. */
export function Statement({ statement }: { statement: StatementData }) {
  const { standard, conforms, reviewedOn, limits, complaintUrl } = statement
  const { name } = useSchool()
  const link = useLink()
  return (
    <>
      <section className={plain.section}>
        <Heading level={2}>What we promise</Heading>
        <p>
          {name} wants its athletics site to work for everybody: by keyboard, by voice, with a screen reader,
          enlarged, and in colors of your own. We measure it by {standard}, and it meets this standard{' '}
          {conforms === 'fully'
            ? 'in full.'
            : limits.length > 0
              ? 'in part: what is missing stands below.'
              : 'in part.'}
          {reviewedOn ? ` We last looked at all of it on ${reviewedOn}.` : ''}
        </p>
      </section>
      {limits.length > 0 ? (
        <section className={plain.section}>
          <Heading level={2}>What does not work for everybody yet</Heading>
          <dl className={ways.ways}>
            {limits.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <section className={plain.section}>
        <Heading level={2}>Who helps</Heading>
        <Office office={statement.office} />
        {complaintUrl ? (
          <p>
            You may also hand in a{' '}
            <a className="u-link" {...link(complaintUrl)}>
              formal complaint about accessibility
            </a>
            .
          </p>
        ) : null}
      </section>
    </>
  )
}

function Office({ office: { name, phone, email, address } }: { office: StatementData['office'] }) {
  return (
    <dl className={ways.ways}>
      <div>
        <dt>Office</dt>
        <dd>{name}</dd>
      </div>
      {phone ? (
        <div>
          <dt>Telephone</dt>
          <dd>
            <a href={telephoneLink(phone)}>{phone}</a>
          </dd>
        </div>
      ) : null}
      {email ? (
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      ) : null}
      {address ? (
        <div>
          <dt>Mail</dt>
          <dd>{address}</dd>
        </div>
      ) : null}
    </dl>
  )
}
