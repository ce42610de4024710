import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from '#ui/class-names.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Menu.module.css'

export interface MenuChoice {
  id: string
  label: string
  icon?: IconName
  isDangerous?: boolean
  isChosen?: boolean
  onChoose(): void
}

/** A button with choices below it. */
export function Menu({
  label,
  choices,
  children,
}: {
  label: string
  choices: readonly MenuChoice[]
  children: ReactNode
}) {
  return (
    <MenuTrigger>
      {children}
      <Popover className={styles.popover} placement="bottom end">
        <AriaMenu
          className={styles.menu}
          aria-label={label}
          onAction={(key) => choices.find(({ id }) => id === key)?.onChoose()}
        >
          {choices.map(({ id, label: words, icon, isDangerous, isChosen }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={words}
              className={classNames(styles.item, isDangerous && styles.danger)}
            >
              {icon ? <Icon name={icon} /> : null}
              <span className={styles.words}>{words}</span>
              {isChosen ? <Icon name="check" /> : null}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
