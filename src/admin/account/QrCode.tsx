import { useMemo } from 'react'
import styles from './QrCode.module.css'
import { qrPath } from './qr-path.ts'

/** A picture that a phone reads. What it says stands beside it as text. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}
