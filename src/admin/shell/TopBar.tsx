import { Link, useNavigate } from 'react-router'
import { connection, whyUnreached } from '../api/connection.ts'
import { useMe, useSchool } from '../api/queries.ts'
import { signOut } from '../api/session.ts'
import { useStore } from '../ground/store.ts'
import { Button, OutLink } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Menu, type MenuChoice } from '../parts/Menu.tsx'
import { initials } from '../words/initials.ts'
import { barWords } from '../words/server-words.ts'
import styles from './TopBar.module.css'
import { setTheme, theme, themes } from './theme.ts'

/** The school, the way to everything, and who sits here. */
export function TopBar({ onSearch, onHelp }: { onSearch(): void; onHelp(): void }) {
  const school = useSchool()
  const me = useMe()
  const isReachable = useStore(connection)
  const why = useStore(whyUnreached)
  const chosen = useStore(theme)
  const navigate = useNavigate()
  const others = (me?.schools ?? []).filter(({ key, origin }) => key !== school?.key && origin !== null)
  const choices: MenuChoice[] = [
    ...others.map(({ key, name, origin }) => ({
      id: `school ${key}`,
      label: `Desk of ${name}`,
      icon: 'team' as const,
      onChoose: () => location.assign(`${origin}/admin/`),
    })),
    ...themes.map(({ id, label, icon }) => ({
      id,
      label,
      icon,
      isChosen: chosen === id,
      onChoose: () => setTheme(id),
    })),
    { id: 'help', label: 'Keyboard', icon: 'keyboard', onChoose: onHelp },
    { id: 'account', label: 'Your account', icon: 'people', onChoose: () => void navigate('/account') },
    { id: 'out', label: 'Sign out', icon: 'open', onChoose: () => void signOut() },
  ]
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.school}>
        <span className={styles.crest} aria-hidden="true">
          {(school?.abbreviation ?? '').slice(0, 3)}
        </span>
        <span className={styles.name}>{school?.name ?? 'Desk'}</span>
      </Link>
      <button type="button" className={styles.search} onClick={onSearch}>
        <Icon name="search" />
        <span className={styles.words}>Search or jump to…</span>
        <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      <div className={styles.end}>
        {isReachable ? null : (
          <span className={styles.offline} role="status">
            <Icon name="offline" />
            {barWords[why]}
          </span>
        )}
        <span className={styles.site}>
          <OutLink look="quiet" icon="open" href="/">
            Site
          </OutLink>
        </span>
        <Menu label="You and the desk" choices={choices}>
          <Button look="quiet">
            <span className="visually-hidden">{me ? `${me.name}, ${me.role}` : 'You'}</span>
            <span className={styles.person} aria-hidden="true">
              {initials(me?.name ?? '')}
            </span>
          </Button>
        </Menu>
      </div>
    </header>
  )
}
