import { useState } from 'react'
import { useStore } from '../../../ground/store.ts'
import { Button } from '../../../parts/Button.tsx'
import controls from '../../parts/controls.module.css'
import { addressFrom, setLink } from '../behaviour/acts.ts'
import type { Writing } from '../behaviour/writing.ts'
import styles from './Bubble.module.css'
import { Floating } from './Floating.tsx'

/** Where words lead: shown at them, changed in place. */
export function LinkBubble({ writing, isReadOnly }: { writing: Writing; isReadOnly: boolean }) {
  const { link } = useStore(writing.shown)
  const isAsked = useStore(writing.isLinkAsked) && !isReadOnly
  if (!isAsked && link === null) return null
  const { from } = writing.editor.state.selection
  return (
    <Floating writing={writing} at={from}>
      {isAsked ? (
        <Asked writing={writing} link={link ?? ''} />
      ) : (
        <div className={styles.bubble} role="group" aria-label="Link">
          <a className={styles.address} href={link ?? ''} target="_blank" rel="noreferrer">
            {link}
          </a>
          {isReadOnly ? null : (
            <>
              <Button
                look="quiet"
                icon="edit"
                label="Edit link"
                onPress={() => writing.isLinkAsked.set(true)}
              />
              <Button
                look="quiet"
                icon="close"
                label="Remove link"
                onPress={() => setLink(writing.editor, '')}
              />
            </>
          )}
        </div>
      )}
    </Floating>
  )
}

function Asked({ writing, link }: { writing: Writing; link: string }) {
  const [typed, setTyped] = useState(link)
  const done = (href: string) => {
    writing.isLinkAsked.set(false)
    setLink(writing.editor, href)
  }
  return (
    <form
      className={styles.bubble}
      aria-label="Link"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        done(addressFrom(typed))
      }}
    >
      <input
        // oxlint-disable-next-line jsx_a11y/no-autofocus -- somebody pressed the key for it
        autoFocus
        className={controls.input}
        aria-label="Address"
        placeholder="/sports/rowing or https://…"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          writing.isLinkAsked.set(false)
          writing.editor.commands.focus()
        }}
      />
      <Button type="submit" look="main">
        Link
      </Button>
      {link === '' ? null : <Button look="quiet" icon="close" label="Remove link" onPress={() => done('')} />}
    </form>
  )
}
