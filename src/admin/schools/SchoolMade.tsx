import type { Told } from '../api/call.ts'
import { ButtonLink, OutLink } from '../parts/Button.tsx'
import { Screen } from '../shell/Screen.tsx'
import styles from './NewSchool.module.css'

/** It is there: where to look at it, and who comes next. */
export function SchoolMade({ made: { school, invited } }: { made: Told<'createSchool'> }) {
  return (
    <Screen title={`${school.name} is ready`}>
      <section className={styles.made}>
        <p>
          Its site is at <a href={school.address}>{school.address}</a>, with every page in place and ready to
          be filled. The invitation to {invited} is on its way: whoever opens that mail is the first
          administrator.
        </p>
        <div className={styles.actions}>
          <OutLink look="main" icon="open" href={school.address}>
            Look at the site
          </OutLink>
          <OutLink icon="edit" href={`${school.address}/admin/`}>
            Open its desk
          </OutLink>
          <ButtonLink to="/schools">All schools</ButtonLink>
        </div>
      </section>
    </Screen>
  )
}
