import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { useCall, useKinds, useMe } from '../api/queries.ts'
import { keep, kept } from '../ground/kept.ts'
import { groupKinds } from '../navigation/groups.ts'
import { screensAt } from '../navigation/screens.ts'
import { Icon, type IconName } from '../parts/Icon.tsx'
import styles from './Navigation.module.css'

const isList = (value: unknown): value is string[] => Array.isArray(value)

/** All screens, by what an office does. The group that one is in is open; others stay as they were left. */
export function Navigation({ onChosen }: { onChosen?: () => void }) {
  const groups = groupKinds(useKinds())
  const me = useMe()
  const { pathname } = useLocation()
  const [opened, setOpened] = useState(() => kept('groups', isList) ?? ['news', 'games', 'teams'])
  const waiting = useCall('drafts', { state: 'submitted', limit: 20 }).data?.drafts.length ?? 0
  const list = useRef<HTMLElement>(null)
  // Once what is listed is known, and wherever one goes: the entry of the screen is in sight.
  const isListed = groups.length > 0 && me !== undefined
  useEffect(() => {
    if (isListed) list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, isListed])
  const toggle = (id: string) => {
    const next = opened.includes(id) ? opened.filter((each) => each !== id) : [...opened, id]
    setOpened(next)
    keep('groups', next)
  }
  return (
    <nav
      ref={list}
      className={styles.navigation}
      aria-label="Desk"
      {...(onChosen
        ? { onClick: (event) => event.target instanceof Element && event.target.closest('a') && onChosen() }
        : {})}
    >
      <ul className={styles.list}>
        {screensAt('first', me).map((screen) => (
          <Entry key={screen.to} {...screen} count={screen.to === '/' ? waiting : 0} />
        ))}
      </ul>
      {groups.map(({ id, title, icon, kinds }) => {
        const isHere = kinds.some(({ kind }) => pathname.startsWith(`/content/${kind}`))
        const isOpen = isHere || opened.includes(id)
        return (
          <section key={id} className={styles.group}>
            <h2 className={styles.heading}>
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={isOpen}
                onClick={() => toggle(id)}
              >
                <Icon name={icon} />
                <span className={styles.words}>{title}</span>
                <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />
              </button>
            </h2>
            {isOpen ? (
              <ul className={styles.list}>
                {kinds.map(({ kind, many }) => (
                  <Entry key={kind} to={`/content/${kind}`} label={many} />
                ))}
              </ul>
            ) : null}
          </section>
        )
      })}
      <ul className={classNames(styles.list, styles.group)}>
        {screensAt('last', me).map((screen) => (
          <Entry key={screen.to} {...screen} />
        ))}
      </ul>
      <ul className={classNames(styles.list, styles.group)}>
        {screensAt('administration', me).map((screen) => (
          <Entry key={screen.to} {...screen} />
        ))}
      </ul>
    </nav>
  )
}

function Entry({
  to,
  icon,
  label,
  count = 0,
}: {
  to: string
  icon?: IconName
  label: string
  count?: number
}) {
  return (
    <li>
      <NavLink
        to={to}
        end={to === '/'}
        className={({ isActive }) => classNames(styles.entry, !icon && styles.inner, isActive && styles.here)}
      >
        {icon ? <Icon name={icon} /> : null}
        <span className={styles.words}>{label}</span>
        {count > 0 ? (
          <span className={styles.count}>
            {count}
            <span className="visually-hidden"> waiting</span>
          </span>
        ) : null}
      </NavLink>
    </li>
  )
}
