import { useState } from 'react'
import type { Told } from '../api/call.ts'
import { useCall, useSchool } from '../api/queries.ts'
import { Button, ButtonLink, OutLink } from '../parts/Button.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify } from '../shell/notices.ts'
import { Screen } from '../shell/Screen.tsx'
import { DeleteSchoolPanel } from './DeleteSchoolPanel.tsx'
import styles from './Schools.module.css'

type School = Told<'schools'>['schools'][number]

/** An operator's: all schools of the platform. */
export function Component() {
  const { data, error } = useCall('schools', {})
  const here = useSchool()?.key
  const [deleted, setDeleted] = useState<School | null>(null)
  return (
    <Screen
      title="Schools"
      actions={
        <ButtonLink look="main" icon="add" to="/schools/new">
          New school
        </ButtonLink>
      }
    >
      <Problem>{error ? error.message : null}</Problem>
      <ul className={styles.list}>
        {(data?.schools ?? []).map((school) => (
          <li key={school.key} className={styles.school}>
            <Swatch {...school} />
            <span className={styles.words}>
              <span className={styles.name}>
                {school.name}
                {school.isDemo ? <span className={styles.tag}>Demo</span> : null}
                {school.key === here ? <span className={styles.tag}>This desk</span> : null}
              </span>
              <span className={styles.facts}>
                {school.key} · {school.hosts.join(', ')}
              </span>
            </span>
            <span className={styles.end}>
              <OutLink look="quiet" icon="open" href={school.address}>
                Site
              </OutLink>
              <Menu
                label={`What can be done with ${school.name}`}
                choices={[
                  {
                    id: 'desk',
                    label: 'Open its desk',
                    icon: 'edit',
                    onChoose: () => location.assign(`${school.address}/admin/`),
                  },
                  {
                    id: 'export',
                    label: 'Download everything',
                    icon: 'download',
                    onChoose: () => download(school),
                  },
                  {
                    id: 'delete',
                    label: 'Delete',
                    icon: 'trash',
                    isDangerous: true,
                    onChoose: () => setDeleted(school),
                  },
                ]}
              >
                <Button look="quiet" icon="more" label={`More about ${school.name}`} />
              </Menu>
            </span>
          </li>
        ))}
      </ul>
      {deleted ? <DeleteSchoolPanel school={deleted} onClose={() => setDeleted(null)} /> : null}
    </Screen>
  )
}

/** The browser shows how far it is, and what became of it. */
function download({ key, name }: School): void {
  const link = document.createElement('a')
  link.href = `/api/admin/v1/platform/schools/${key}/export`
  link.download = `${key}.tar`
  link.click()
  notify(`${name} is on its way into your downloads. A large school takes some minutes.`)
}

const Swatch = ({ primary, secondary }: Pick<School, 'primary' | 'secondary'>) => (
  <svg className={styles.swatch} viewBox="0 0 2 2" aria-hidden="true">
    <path d="M0 0h2v2H0z" fill={primary} />
    <path d="M2 0v2H0z" fill={secondary} />
  </svg>
)
