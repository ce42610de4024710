import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { MomentInput } from '../fields/MomentField.tsx'
import { PreviewFrame } from '../form/PreviewFrame.tsx'
import { frameAddress, readPreviewAddress } from '../form/preview-address.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { notifyProblem } from '../shell/notices.ts'
import styles from './Front.module.css'

const widths = [
  { width: 390, label: 'Phone', icon: 'phone' },
  { width: 1440, label: 'Desktop', icon: 'screen' },
] as const

interface FrontPreviewProps {
  /** Where the front is to be seen. */
  address: string
  /** The moment that is looked at first; now, where it has passed. */
  from?: string | null
  onClose(): void
}

/** The page as it will be at any moment: with all that is planned until then, and without the pins that have ended. */
export function FrontPreview({ address, from = null, onClose }: FrontPreviewProps) {
  const [at, setAt] = useState<string | null>(() => (from && Date.parse(from) > Date.now() ? from : null))
  const [width, setWidth] = useState(1440)
  const [path, setPath] = useState(address)
  const [made, setMade] = useState<{ pass: string; turn: number } | null>(null)
  useEffect(() => {
    let isGone = false
    call('preview', { body: { drafts: [], path: address, ...(at ? { at } : {}) } }).then(
      (told) =>
        !isGone &&
        setMade((last) => ({ pass: readPreviewAddress(told.address).pass, turn: (last?.turn ?? 0) + 1 })),
      notifyProblem,
    )
    return () => {
      isGone = true
    }
  }, [at, address])
  return (
    <Panel title="Preview" size="wide" isOpen onClose={onClose}>
      <div className={styles.preview}>
        <div className={styles.moment}>
          <span>As of</span>
          <MomentInput id="front-at" value={at} onChange={setAt} />
          {widths.map(({ width: each, label, icon }) => (
            <Button
              key={each}
              look={width === each ? 'plain' : 'quiet'}
              icon={icon}
              label={label}
              aria-pressed={width === each}
              onPress={() => setWidth(each)}
            />
          ))}
        </div>
        {made ? (
          <PreviewFrame
            address={frameAddress(made.pass, path, made.turn)}
            width={width}
            title={`Preview of ${path}`}
            onGo={setPath}
          />
        ) : null}
      </div>
    </Panel>
  )
}
