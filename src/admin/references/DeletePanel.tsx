import { useCall } from '../api/queries.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { ReferenceList } from './ReferenceList.tsx'

interface DeletePanelProps {
  isOpen: boolean
  kind: string
  id: number | null
  title: string
  onClose(): void
  onDelete(): Promise<void>
}

/** Says what uses it before it goes. */
export function DeletePanel({ isOpen, kind, id, title, onClose, onDelete }: DeletePanelProps) {
  const { data } = useCall(
    'references',
    { kind, id: id ?? 0 },
    { isWanted: isOpen && id !== null, staleMs: 0 },
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
