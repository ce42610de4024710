import { useState } from 'react'
import { Link } from 'react-router'
import type { NamedIn } from '#contract/editing/desk.names.ts'
import styles from '../grid/GridScreen.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { counted } from '../words/plural.ts'
import type { Rename } from './renames.ts'

interface RenamePanelProps {
  names: readonly Rename[]
  mentions: readonly NamedIn[]
  isBusy: boolean
  onPublish(mentions: readonly NamedIn[]): void
  onClose(): void
}

const keyOf = ({ kind, id }: NamedIn): string => `${kind}/${id}`

/** Names that change, with the texts that have them as they were: all of it goes out in one piece, or the names alone. */
export function RenamePanel({ names, mentions, isBusy, onPublish, onClose }: RenamePanelProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = mentions.filter((one) => one.mayCorrect && !left.has(keyOf(one)))
  return (
    <Panel
      title={names.map(({ from, to }) => `${from} → ${to}`).join(', ')}
      isOpen
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={() => onPublish([])}>
            Publish the name alone
          </Button>
          <Button look="main" isDisabled={isBusy || chosen.length === 0} onPress={() => onPublish(chosen)}>
            {`Publish and correct ${counted(chosen.length, 'text', 'texts')}`}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>
        Roster, statistics, schedules and search follow by themselves. These texts have the name as it was:
      </p>
      <ul className={styles.lines}>
        {mentions.map((mention) => (
          <Mention
            key={keyOf(mention)}
            mention={mention}
            isChosen={mention.mayCorrect && !left.has(keyOf(mention))}
            onTurn={() => {
              const others = new Set(left)
              if (!others.delete(keyOf(mention))) others.add(keyOf(mention))
              setLeft(others)
            }}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface MentionProps {
  mention: NamedIn
  isChosen: boolean
  onTurn(): void
}

function Mention({
  mention: { kind, one, id, title, excerpt, isDraft, mayCorrect },
  isChosen,
  onTurn,
}: MentionProps) {
  return (
    <li className={styles.line} data-out={isChosen ? undefined : ''}>
      <input
        type="checkbox"
        aria-label={`${one} ${title} is corrected`}
        checked={isChosen}
        disabled={!mayCorrect}
        onChange={onTurn}
      />
      <span className={styles.who}>
        <Link to={`/content/${kind}/${id}`}>{title}</Link>{' '}
        <span className={styles.quiet}>
          {one}
          {excerpt ? ` · ${excerpt}` : ''}
        </span>
      </span>
      <span className={styles.quiet}>
        {isDraft ? 'has a draft: correct it there' : mayCorrect ? '' : 'not yours to publish'}
      </span>
    </li>
  )
}
