import { useCall } from '../api/queries.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import type { FormSession } from './form-session.ts'
import { ReferenceList } from './ReferenceList.tsx'

interface DeletePanelProps {
  isOpen: boolean
  session: FormSession
  title: string
  onClose(): void
  onDelete(): Promise<void>
}

/** Says what names it before it goes. */
export function DeletePanel({ isOpen, session, title, onClose, onDelete }: DeletePanelProps) {
  const { data } = useCall(
    'references',
    { kind: session.kind.kind, id: session.id ?? 0 },
    { isWanted: isOpen && session.id !== null, staleMs: 0 },
  )
  const references = data?.references ?? []
  const isNeeded = references.some(({ fate }) => fate === 'stay')
  return (
    <Panel
      title={`Delete ${title}?`}
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      actions={
        <Button
          look="danger"
          isDisabled={!data || isNeeded}
          onPress={() => {
            onClose()
            void onDelete()
          }}
        >
          Delete
        </Button>
      }
    >
      {references.length > 0 ? <ReferenceList references={references} isDeleting /> : null}
      <p>
        {isNeeded
          ? 'Change what needs it first.'
          : 'It goes to the trash for thirty days, and this can be undone at once.'}
      </p>
    </Panel>
  )
}
