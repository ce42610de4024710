import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { Heading } from '#ui/Heading.tsx'
import { AccessCode } from './AccessCode.tsx'
import styles from './FormPage.module.css'
import type { RefusedForm } from './form-outcome.ts'
import type { loadForm } from './load-form.ts'

const FormSheet = islandComponent(() => import('./FormSheet.island.tsx'))

interface FormPageProps {
  page: Awaited<ReturnType<typeof loadForm>>
  /** The form came back, because it was sent without scripts and not taken. */
  refused: RefusedForm | undefined
}

/** A form, or what stands in its place: the question for its code, its status, or thanks. */
export function FormPage({ page, refused }: FormPageProps) {
  if (page.view === 'locked') return <AccessCode {...page.locked} />
  const { title, description } = page.form
  return (
    <>
      <PageHead title={title} />
      <div className={`u-page-6 u-gap-5 ${styles.page}`}>
        {description && page.view !== 'received' ? (
          <div className={`u-text-lg ${styles.lead}`} dangerouslySetInnerHTML={{ __html: description }} />
        ) : null}
        {page.view === 'form' ? (
          <Island defer="idle">
            <FormSheet formId={page.form.id} sheet={page.sheet} refused={refused} />
          </Island>
        ) : null}
        {page.view === 'notice' ? (
          <section
            className={`u-grid u-gap-3 u-text-lg u-raised ${styles.note}`}
            role={page.notice.isProblem ? 'alert' : undefined}
          >
            <Heading level={2}>{page.notice.title}</Heading>
            <p>{page.notice.text}</p>
          </section>
        ) : null}
        {page.view === 'received' ? (
          <section className={`u-grid u-gap-3 u-text-lg u-raised ${styles.note}`}>
            <Heading level={2}>Thank you</Heading>
            <p>{page.received.thankYouText ?? 'Your answers are with us.'}</p>
            <p className={styles.reference}>
              Reference <b>{page.received.reference}</b>
            </p>
            <p>
              <a href={page.received.again}>Fill in the form again</a>
            </p>
          </section>
        ) : null}
      </div>
    </>
  )
}
