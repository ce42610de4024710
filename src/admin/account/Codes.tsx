import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { useCopy } from '../parts/Secret.tsx'
import styles from './account.module.css'

/** Codes for when the phone is gone. They are shown this once. */
export function Codes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  const { isCopied, copy } = useCopy(text)
  return (
    <>
      <p>
        Keep these somewhere else than on your phone. Each opens your account once, when you cannot get at
        your app. They are shown this once.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button icon={isCopied ? 'check' : 'copy'} onPress={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button icon="download" onPress={() => saveAsFile(text)}>
          Download
        </Button>
      </div>
    </>
  )
}

function saveAsFile(text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(address)
}

export function CodesPanel({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  return (
    <Panel
      title="Your recovery codes"
      isOpen
      isKept
      onClose={onClose}
      actions={
        <Button look="main" onPress={onClose}>
          I have kept them
        </Button>
      }
    >
      <Codes codes={codes} />
    </Panel>
  )
}
