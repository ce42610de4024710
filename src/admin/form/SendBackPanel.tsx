import { useId, useState } from 'react'
import controls from '../fields/parts/controls.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'

interface SendBackPanelProps {
  isOpen: boolean
  onClose(): void
  onSend(note: string): Promise<void>
}

/** What is to be changed before it is approved. */
export function SendBackPanel({ isOpen, onClose, onSend }: SendBackPanelProps) {
  const id = useId()
  const [note, setNote] = useState('')
  return (
    <Panel
      title="Send back"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button
          look="main"
          isDisabled={note.trim() === ''}
          onPress={() => {
            onClose()
            void onSend(note.trim())
          }}
        >
          Send back
        </Button>
      }
    >
      <label htmlFor={id}>What should be changed?</label>
      <textarea
        id={id}
        className={controls.area}
        rows={4}
        maxLength={2000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Panel>
  )
}
