import { Button } from 'react-aria-components/Button'
import { Menu, type MenuChoice } from '../../../parts/Menu.tsx'
import styles from './Toolbar.module.css'
import { ToolIcon, type ToolName } from './ToolIcon.tsx'

/** A button of the bar with choices below it. */
export function ToolMenu({
  name,
  label,
  choices,
}: {
  name: ToolName
  label: string
  choices: readonly MenuChoice[]
}) {
  return (
    <Menu label={label} choices={choices}>
      <Button className={styles.tool ?? ''} aria-label={label}>
        <ToolIcon name={name} />
      </Button>
    </Menu>
  )
}
