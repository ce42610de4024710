import { useActionData, useLoaderData } from 'react-router'
import { ReportForm } from '#site/domains/settings/ReportForm.tsx'
import { Statement } from '#site/domains/settings/Statement.tsx'
import { sendReport } from '#site/domains/settings/send-report.ts'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { PlainPage } from '#site/parts/plain-forms/PlainPage.tsx'

export const headers = cachedPage

export const meta = pageMeta

const loadPage = lateLoad(
  async () => (await import('#site/domains/settings/load-accessibility.ts')).loadAccessibility,
)

const load = (args: LoadArgs) => loadPage(args)

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)
export const action = sendReport

export default function AccessibilityPage() {
  const { note, statement } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <PlainPage
      title="Accessibility"
      lead="Everybody is to follow our teams here. Where something is in your way, tell us."
      note={refused ? null : note}
    >
      <Statement statement={statement} />
      <ReportForm answersWithin={statement.answersWithin} refused={refused} />
    </PlainPage>
  )
}
