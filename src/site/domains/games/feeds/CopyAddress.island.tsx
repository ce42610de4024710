import { useEffect, useState } from 'react'
import { Button } from '#ui/Button.tsx'

/** How long it says that it has copied. */
const copiedMs = 1500

export default function CopyAddress({ address, title }: { address: string; title: string }) {
  /** Counts, so that copying again while it still says so begins anew. */
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), copiedMs)
    return () => clearTimeout(timer)
  }, [copied])

  /** Where the browser forbids it, the address still stands there to be marked. */
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied((times) => times + 1),
      () => {},
    )

  return (
    <>
      <Button kind="alternate" icon={copied ? 'check' : 'link'} onClick={copy}>
        {copied ? 'Copied' : 'Copy'}
        <span className="visually-hidden"> address, {title}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {copied ? 'Copied' : ''}
      </span>
    </>
  )
}
