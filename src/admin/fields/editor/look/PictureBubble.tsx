import { useEffect, useRef } from 'react'
import { useCall } from '../../../api/queries.ts'
import { AltSuggestions } from '../../../media/AltSuggestions.tsx'
import { Button } from '../../../parts/Button.tsx'
import controls from '../../parts/controls.module.css'
import { keyIn } from '../../parts/library-key.ts'
import { addCaption, setAlt } from '../behaviour/acts.ts'
import type { Shown } from '../behaviour/shown.ts'
import type { Writing } from '../behaviour/writing.ts'
import styles from './Bubble.module.css'
import { Floating } from './Floating.tsx'

interface PictureBubbleProps {
  writing: Writing
  picture: NonNullable<Shown['picture']>
}

/** The words that stand for a picture, asked for at the picture. */
export function PictureBubble({ writing, picture }: PictureBubbleProps) {
  const { editor } = writing
  const { at, src, alt, hasCaption } = picture
  const key = keyIn(src)
  const known = useCall('library', { key: key ?? undefined, limit: 1 }, { isWanted: key !== null }).data
    ?.assets[0]
  const asset = key !== null && known?.address.includes(key) ? known : null
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!writing.takesWords()) return undefined
    // A panel that closes gives the focus back first.
    const timer = setTimeout(() => input.current?.focus({ preventScroll: true }), 120)
    return () => clearTimeout(timer)
  }, [writing])
  return (
    <Floating writing={writing} at={at}>
      <div className={styles.picture} role="group" aria-label="Picture in the text">
        <label className={styles.label}>
          Alt text
          <input
            ref={input}
            className={controls.input}
            placeholder={asset?.isDecorative ? 'Decorative: needs no words' : 'What can be seen'}
            value={alt}
            onChange={({ target }) => setAlt(editor, at, target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' && event.key !== 'Enter') return
              event.preventDefault()
              event.stopPropagation()
              editor.commands.focus()
            }}
          />
        </label>
        <div className={styles.acts}>
          {asset ? (
            <AltSuggestions key={asset.id} assetId={asset.id} onUse={(words) => setAlt(editor, at, words)} />
          ) : null}
          {hasCaption ? null : (
            <Button look="quiet" icon="edit" onPress={() => addCaption(editor, at)}>
              Add a caption
            </Button>
          )}
          <Button look="quiet" icon="trash" onPress={() => editor.chain().focus().deleteSelection().run()}>
            Take it out
          </Button>
        </div>
      </div>
    </Floating>
  )
}
