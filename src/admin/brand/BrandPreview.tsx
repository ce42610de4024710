import { useEffect, useState } from 'react'
import type { BrandChoice } from '#contract/editing/brand.ts'
import { call } from '../api/call.ts'
import { PreviewFrame } from '../form/PreviewFrame.tsx'
import { frameAddress, readPreviewAddress } from '../form/preview-address.ts'
import { Choices } from '../screens/Choices.tsx'
import styles from './Brand.module.css'

/** What is chosen; a crest that is none stays as it is. */
export type Choice = BrandChoice & { crest: string | null }

const restMs = 350
const widths = [
  { value: '1440', label: 'Desktop' },
  { value: '390', label: 'Phone' },
] as const

interface BrandPreviewProps {
  /** Null where it is not whole: the last one stays. */
  choice: Choice | null
  /** It is looked at, and cannot go on the site. */
  isRefused: boolean
}

/** The real pages in the look that is being chosen. */
export function BrandPreview({ choice, isRefused }: BrandPreviewProps) {
  const [width, setWidth] = useState('1440')
  const [path, setPath] = useState('/')
  const [pass, setPass] = useState<string | null>(null)
  useEffect(() => {
    if (!choice) return undefined
    let isGone = false
    const timer = setTimeout(() => {
      call('brandPreview', { body: { ...choice, path: '/' } }).then(
        ({ address }) => !isGone && setPass(readPreviewAddress(address).pass),
        () => {},
      )
    }, restMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [choice])
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.bar}>
        <Choices label="Width" choices={widths} value={width} onChange={setWidth} />
        <span className={styles.path}>{path}</span>
        {isRefused ? (
          <span className={styles.refused} role="status">
            {choice ? 'Refused: not for the site' : 'Not shown yet'}
          </span>
        ) : null}
      </div>
      {pass ? (
        <PreviewFrame
          address={frameAddress(pass, path, 0)}
          width={Number(width)}
          title={`Preview of ${path}`}
          onGo={setPath}
        />
      ) : null}
    </section>
  )
}
