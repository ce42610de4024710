import { useState } from 'react'
import { NavLink } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '../parts/Icon.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from './BottomBar.module.css'
import { Navigation } from './Navigation.tsx'

const places = [
  { to: '/', icon: 'home', label: 'Today' },
  { to: '/content/stories', icon: 'news', label: 'Stories' },
  { to: '/game-desk', icon: 'game', label: 'Games' },
] as const

/** On a phone: what is done at a field under the thumb, and the rest on a sheet. */
export function BottomBar({ onSearch }: { onSearch(): void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.bar}>
      <nav className={styles.places} aria-label="Shortcuts">
        {places.map(({ to, icon, label }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/'}
            className={({ isActive }) => classNames(styles.place, isActive && styles.here)}
          >
            <Icon name={icon} size={20} />
            {label}
          </NavLink>
        ))}
        <button type="button" className={styles.place} onClick={onSearch}>
          <Icon name="search" size={20} />
          Search
        </button>
        <button type="button" className={styles.place} onClick={() => setOpen(true)}>
          <Icon name="menu" size={20} />
          More
        </button>
      </nav>
      <Panel title="Everything" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Navigation onChosen={() => setOpen(false)} />
      </Panel>
    </div>
  )
}
