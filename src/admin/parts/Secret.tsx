import { useState } from 'react'
import { Button } from './Button.tsx'
import styles from './Secret.module.css'

/** Something to be kept elsewhere: it can be copied, and is marked whole by a click. */
export function Secret({ value, shown = value, label }: { value: string; shown?: string; label: string }) {
  const { isCopied, copy } = useCopy(value)
  return (
    <div className={styles.secret}>
      <code className={styles.text} aria-label={label}>
        {shown}
      </code>
      <Button icon={isCopied ? 'check' : 'copy'} onPress={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  )
}

/** A browser may refuse: then it is marked and copied by hand. */
export function useCopy(value: string): { isCopied: boolean; copy(): void } {
  const [isCopied, setCopied] = useState(false)
  return {
    isCopied,
    copy: () =>
      void navigator.clipboard?.writeText(value).then(
        () => setCopied(true),
        () => setCopied(false),
      ),
  }
}
