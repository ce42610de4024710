import { Link } from 'react-router'
import type { SubmissionForm } from '#contract/editing/submissions.shapes.ts'
import { useCall, useSchool } from '../api/queries.ts'
import { Nothing } from '../parts/Nothing.tsx'
import plain from '../screens/plain.module.css'
import { Screen } from '../shell/Screen.tsx'
import { shortMoment } from '../words/moments.ts'
import { counted } from '../words/plural.ts'

/** What came by which form; the one that something came by last stands first. */
export function Component() {
  const { data } = useCall('submissionForms', {})
  return (
    <Screen title="Submissions" lead="What visitors sent by the forms of the site.">
      {data ? (
        <ul className={plain.cards}>
          {data.forms.map((form) => (
            <Form key={form.id} form={form} />
          ))}
        </ul>
      ) : null}
      {data?.forms.length === 0 ? (
        <Nothing>The school has no form yet. Forms are made under Forms.</Nothing>
      ) : null}
    </Screen>
  )
}

function Form({ form: { id, title, counts, isNew, lastAt } }: { form: SubmissionForm }) {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  return (
    <li className={plain.card}>
      <Link to={`/submissions/${id}`} className={plain.name}>
        {title}
      </Link>
      <span className={plain.facts}>
        {counted(counts, 'submission', 'submissions')}
        {isNew > 0 ? `, ${isNew} new` : ''}
        {lastAt ? ` · the last ${shortMoment(lastAt, timeZone)}` : ''}
      </span>
    </li>
  )
}
