import { useState } from 'react'
import { socialPost } from '#contract/text/social-posts.ts'
import { cardName, type NumberedCard, type TextCard } from '#contract/text/text-cards.ts'
import { Button } from '../../../parts/Button.tsx'
import { Panel } from '../../../parts/Panel.tsx'
import controls from '../../parts/controls.module.css'
import { ReferencePicker } from '../../parts/ReferencePicker.tsx'
import { insertCard } from '../behaviour/acts.ts'
import type { Writing } from '../behaviour/writing.ts'
import { cardWords } from '../text/card-words.ts'
import styles from './CardPanel.module.css'

interface CardPanelProps {
  writing: Writing
  kind: TextCard['kind']
  onClose(): void
}

/** Asks whom a card is about, and puts it where somebody writes. */
export function CardPanel({ writing, kind, onClose }: CardPanelProps) {
  const { label, from } = cardWords[kind]
  const put = (card: TextCard) => {
    onClose()
    insertCard(writing.editor, cardName(card))
  }
  return (
    <Panel title={label} isOpen onClose={onClose}>
      {kind === 'post' || from === null ? (
        <PostAddress onChoose={put} />
      ) : (
        <Numbered label={label} kind={kind} from={from} onChoose={put} />
      )}
    </Panel>
  )
}

interface NumberedProps {
  label: string
  kind: NumberedCard
  from: string
  onChoose(card: TextCard): void
}

function Numbered({ label, kind, from, onChoose }: NumberedProps) {
  return (
    <div className={styles.choice}>
      <ReferencePicker
        label={label}
        kind={from}
        value={null}
        title=""
        hasFocus
        onChange={(id) => {
          if (id !== null) onChoose({ kind, id })
        }}
      />
      <p className={styles.note}>The page shows what is known of it whenever somebody reads the story.</p>
    </div>
  )
}

function PostAddress({ onChoose }: Pick<NumberedProps, 'onChoose'>) {
  const [address, setAddress] = useState('')
  const post = socialPost(address)
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault()
        if (post) onChoose({ kind: 'post', post })
      }}
    >
      <label className={styles.label}>
        Address of the post
        <input
          className={controls.input}
          type="url"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to be written in
          autoFocus
          placeholder="https://"
          value={address}
          aria-describedby="post-note"
          aria-invalid={address !== '' && !post}
          onChange={({ target }) => setAddress(target.value)}
        />
      </label>
      <p id="post-note" className={styles.note}>
        {address !== '' && !post
          ? 'That is no post of X, Instagram, TikTok, Facebook or YouTube.'
          : 'Readers see a link; the post itself is loaded from its network when they ask for it.'}
      </p>
      <Button look="main" type="submit" isDisabled={!post}>
        Insert
      </Button>
    </form>
  )
}
