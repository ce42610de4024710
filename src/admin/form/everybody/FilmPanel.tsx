import type { Advice } from '#contract/editing/advice.ts'
import { AdviceList } from '../../parts/AdviceList.tsx'
import { Button } from '../../parts/Button.tsx'
import { Panel } from '../../parts/Panel.tsx'

export interface FilmPanelProps {
  isOpen: boolean
  advice: readonly Advice[]
  act: 'Publish' | 'Plan'
  onClose(): void
  onGoOn(): void
}

/** Asked before a recording goes out that some people get nothing of. */
export function FilmPanel({ isOpen, advice, act, onClose, onGoOn }: FilmPanelProps) {
  return (
    <Panel
      title="Not for everybody yet"
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      actions={
        <>
          <Button
            look="quiet"
            onPress={() => {
              onClose()
              onGoOn()
            }}
          >
            {act} as it is
          </Button>
          <Button look="main" onPress={onClose}>
            Add it first
          </Button>
        </>
      }
    >
      <AdviceList advice={advice} />
    </Panel>
  )
}
