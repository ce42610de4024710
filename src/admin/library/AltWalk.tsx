import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Asset } from '#contract/editing/media.ts'
import { useCall } from '../api/queries.ts'
import controls from '../fields/parts/controls.module.css'
import { lacksAlt, thumbnail } from '../media/asset-looks.ts'
import { changeAssets } from '../media/change-assets.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { notifyDone, notifyProblem } from '../shell/notices.ts'
import { counted } from '../words/plural.ts'
import styles from './AltWalk.module.css'
import { leftWords } from './left-words.ts'

interface AltWalkProps {
  /** Those that are walked through; they stay while their words come. */
  assets: readonly Asset[]
  /** How many there are of which these are the first. */
  total: number
  isOpen: boolean
  onClose(): void
}

/** Alt text for many pictures, one field after the other: a line and a key each, the credit once for all. */
export function AltWalk({ assets, total, isOpen, onClose }: AltWalkProps) {
  return (
    <Panel title="Alt text" size="wide" isOpen={isOpen} onClose={onClose}>
      <Walk assets={assets} total={total} onClose={onClose} />
    </Panel>
  )
}

function Walk({ assets, total, onClose }: Omit<AltWalkProps, 'isOpen'>) {
  const [credit, setCredit] = useState('')
  const [done, setDone] = useState<ReadonlySet<number>>(
    () => new Set(assets.filter((asset) => !lacksAlt(asset)).map(({ id }) => id)),
  )
  const list = useRef<HTMLOListElement>(null)
  const focus = (index: number) => {
    const fields = list.current?.querySelectorAll<HTMLInputElement>('input[type="text"]')
    const next = fields?.[index]
    next?.focus()
    next?.scrollIntoView({ block: 'center' })
  }
  async function giveCredit() {
    try {
      const ids = assets.map(({ id }) => id)
      notifyDone(
        `${counted(ids.length, 'picture', 'pictures')} credited.`,
        await changeAssets(ids, { credit }),
      )
      focus(0)
    } catch (error) {
      notifyProblem(error)
    }
  }
  const left = assets.length - done.size
  return (
    <>
      <p className={styles.help}>
        Say what can be seen. Enter or Tab goes on to the next picture, Alt+D marks one as decorative, Alt+S
        takes the suggestion.
      </p>
      <form
        className={styles.credit}
        onSubmit={(event) => {
          event.preventDefault()
          void giveCredit()
        }}
      >
        <label className={styles.label}>
          Credit for all
          <input
            className={controls.input}
            value={credit}
            maxLength={200}
            placeholder="Who took them"
            onChange={({ target }) => setCredit(target.value)}
          />
        </label>
        <Button type="submit" isDisabled={credit.trim() === ''}>
          Credit all
        </Button>
      </form>
      <p className={styles.left} role="status">
        {leftWords(left, total - assets.length)}
      </p>
      <ol ref={list} className={styles.list}>
        {assets.map((asset, index) => (
          <Line
            key={asset.id}
            asset={asset}
            isFirst={index === 0}
            isDone={done.has(asset.id)}
            onSaid={(isSaid) =>
              setDone((before) => {
                const next = new Set(before)
                if (isSaid) next.add(asset.id)
                else next.delete(asset.id)
                return next
              })
            }
            onNext={() => (index + 1 < assets.length ? focus(index + 1) : onClose())}
          />
        ))}
      </ol>
    </>
  )
}

interface LineProps {
  asset: Asset
  isFirst: boolean
  isDone: boolean
  onSaid(isSaid: boolean): void
  onNext(): void
}

function Line({ asset, isFirst, isDone, onSaid, onNext }: LineProps) {
  const id = useId()
  const [alt, setAlt] = useState(asset.alt ?? '')
  const [isDecorative, setDecorative] = useState(asset.isDecorative)
  const [isHere, setHere] = useState(false)
  const kept = useRef({ alt, isDecorative })
  const suggestion = useCall('altSuggestions', { id: asset.id }, { isWanted: isHere }).data?.suggestions[0]
  async function keep(values: { alt: string; isDecorative: boolean }) {
    if (values.alt === kept.current.alt && values.isDecorative === kept.current.isDecorative) return
    const before = kept.current
    kept.current = values
    onSaid(values.isDecorative || values.alt.trim() !== '')
    try {
      await changeAssets([asset.id], { alt: values.alt.trim() || null, isDecorative: values.isDecorative })
    } catch (error) {
      kept.current = before
      onSaid(false)
      notifyProblem(error)
    }
  }
  // Whoever closes the panel leaves its field with it.
  const leave = useEffectEvent(() => void keep({ alt, isDecorative }))
  useEffect(() => () => leave(), [])
  const decorate = (is: boolean) => {
    setDecorative(is)
    void keep({ alt, isDecorative: is })
  }
  const onKey = (event: KeyboardEvent) => {
    // A Tab goes on by itself, and its field is kept as it is left.
    if (event.key === 'Enter') {
      void keep({ alt, isDecorative })
      onNext()
    } else if (event.altKey && event.code === 'KeyD') decorate(!isDecorative)
    else if (event.altKey && event.code === 'KeyS' && suggestion) setAlt(suggestion)
    else return
    event.preventDefault()
  }
  return (
    <li className={styles.line}>
      <img
        className={styles.image}
        src={thumbnail(asset, 160, 120)}
        alt=""
        width={160}
        height={120}
        loading="lazy"
      />
      <div className={styles.fields}>
        <label className={styles.name} htmlFor={id}>
          {asset.title} <span className={styles.done}>{isDone ? 'Saved' : ''}</span>
        </label>
        <input
          id={id}
          type="text"
          className={controls.input}
          value={alt}
          maxLength={500}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the walk was begun to type
          autoFocus={isFirst}
          placeholder={isDecorative ? 'Decorative: needs no words' : 'What can be seen'}
          onFocus={() => setHere(true)}
          onBlur={() => {
            setHere(false)
            void keep({ alt, isDecorative })
          }}
          onChange={({ target }) => setAlt(target.value)}
          onKeyDown={onKey}
        />
        {isHere && suggestion && alt === '' ? (
          <p className={styles.suggestion}>Suggestion (Alt+S): {suggestion}</p>
        ) : null}
        <label className={styles.decorative}>
          {/* By Alt+D from its field, so that a Tab goes on to the next picture. */}
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isDecorative}
            onChange={({ target }) => decorate(target.checked)}
          />
          Decorative
          <span className="visually-hidden">: {asset.title}</span>
        </label>
      </div>
    </li>
  )
}
