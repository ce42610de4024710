import type { FormEvent } from 'react'
import { useAct } from '../api/use-act.ts'
import controls from '../fields/parts/controls.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import styles from './account.module.css'

interface PasswordPanelProps {
  title: string
  lead: string
  submit: string
  isDangerous?: boolean
  onClose(): void
  onGiven(password: string): Promise<void>
}

/** What changes how somebody signs in asks for the password: the desk may have been left open. */
export function PasswordPanel(props: PasswordPanelProps) {
  const { title, lead, submit, isDangerous = false, onClose, onGiven } = props
  const { act, isBusy, problem } = useAct()
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    void act(() => onGiven(password))
  }
  return (
    <Panel title={title} isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={send}>
        <p>{lead}</p>
        <PasswordField />
        <Problem>{problem}</Problem>
        <div className={styles.foot}>
          <Button look={isDangerous ? 'danger' : 'main'} type="submit" isDisabled={isBusy}>
            {submit}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

interface PasswordFieldProps {
  isFirst?: boolean
  help?: string | null
}

export const PasswordField = ({
  isFirst = true,
  help = 'Empty if you have none and sign in with your university.',
}: PasswordFieldProps) => (
  <label className={styles.label}>
    Your password
    <input
      className={controls.input}
      name="password"
      type="password"
      autoComplete="current-password"
      maxLength={128}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to give it
      autoFocus={isFirst}
    />
    {help ? <span className={styles.help}>{help}</span> : null}
  </label>
)
