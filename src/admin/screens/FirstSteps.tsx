import { Link } from 'react-router'
import { useKinds, useMe } from '../api/queries.ts'
import { newAddress } from '../navigation/addresses.ts'
import { allScreens } from '../navigation/screens.ts'
import styles from './FirstSteps.module.css'

interface Step {
  title: string
  why: string
  to: string
  /** What has to be there for whoever sits here: a kind that they may write, or a screen. */
  needs: { kind: string } | { screen: string }
}

const steps: readonly Step[] = [
  {
    title: 'Give the site its look',
    why: 'Two colors, a crest and a typeface, tried on the real pages first.',
    to: '/brand',
    needs: { screen: '/brand' },
  },
  {
    title: 'Add your teams',
    why: 'A sport brings its pages along; then add its season.',
    to: '/content/sports',
    needs: { kind: 'sports' },
  },
  {
    title: 'List your staff',
    why: 'The directory shows who works where, and how to reach them.',
    to: '/content/staff-members',
    needs: { kind: 'staff-members' },
  },
  {
    title: 'Arrange the menu',
    why: 'What fans look for, in the order that suits you.',
    to: '/content/navigation',
    needs: { kind: 'navigation' },
  },
  {
    title: 'Write the first story',
    why: 'It is saved as you type. Nobody sees it before you publish.',
    to: 'new story',
    needs: { kind: 'stories' },
  },
  {
    title: 'Invite your colleagues',
    why: 'Everybody gets a role, and some a team of their own.',
    to: '/people?invite=1',
    needs: { screen: '/people' },
  },
]

/** Where an office begins that has done nothing yet. */
export function FirstSteps() {
  const kinds = useKinds()
  const screens = allScreens(useMe())
  const own = steps.filter(({ needs }) =>
    'kind' in needs
      ? kinds.some(({ kind, mayWrite }) => kind === needs.kind && mayWrite)
      : screens.some(({ to }) => to === needs.screen),
  )
  if (own.length === 0) return null
  return (
    <section className={styles.steps}>
      <h2 className={styles.heading}>First steps</h2>
      <ol className={styles.list}>
        {own.map(({ title, why, to }, index) => (
          <li key={title}>
            <Link className={styles.step} to={to === 'new story' ? newAddress('stories') : to}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <span className={styles.title}>{title}</span>
                <span className={styles.why}>{why}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
