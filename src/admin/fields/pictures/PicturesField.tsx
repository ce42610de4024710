import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Asset } from '#contract/editing/media.ts'
import { classNames } from '#ui/class-names.ts'
import { useCall } from '../../api/queries.ts'
import { moved } from '../../kinds/order.ts'
import { pictureAt } from '../../media/asset-looks.ts'
import { FilePicker } from '../../media/FilePicker.tsx'
import { upload } from '../../media/uploads.ts'
import { Button } from '../../parts/Button.tsx'
import { Handle } from '../../parts/Handle.tsx'
import { useOrderDrag } from '../../parts/use-order-drag.ts'
import { notify } from '../../shell/notices.ts'
import controls from '../parts/controls.module.css'
import { asList, asRow, asText, type OwnFieldProps } from '../parts/field-props.ts'
import { useBesideValue } from '../parts/form-values.ts'
import { withNames } from './numbered-names.ts'
import styles from './PicturesField.module.css'
import { inOrderTaken } from './taken-at.ts'

const LibraryPicker = lazy(async () => ({
  default: (await import('../../media/LibraryPicker.tsx')).LibraryPicker,
}))

type Row = Record<string, unknown>
const textOrNone = (text: string): string | null => (text === '' ? null : text)

/** The pictures of an event: dropped at once, put in the order in which they were taken, told one after the other by Tab. */
export function PicturesField({ field, id, value, onChange, isReadOnly = false }: OwnFieldProps) {
  const rows = asList(value).map(asRow)
  const latest = useRef({ rows, onChange })
  useEffect(() => {
    latest.current = { rows, onChange }
  })
  const [isOrdered, setOrdered] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const [coming, setComing] = useState({ done: 0, of: 0 })
  const sportId = useBesideValue('sportId')
  const { data } = useCall('names', typeof sportId === 'number' ? { sportId } : {}, {
    isWanted: !isReadOnly && rows.length > 0,
    staleMs: 60 * 60_000,
  })
  const wordless = rows.filter(({ alt }) => asText(alt).trim() === '').length

  function add(asset: Asset): void {
    const { rows: now, onChange: change } = latest.current
    if (now.some(({ url }) => url === asset.address)) return
    const credit = asset.credit ?? asText(now.at(-1)?.credit)
    const next = [
      ...now,
      {
        url: asset.address,
        alt: asset.alt ?? '',
        caption: asset.caption ?? null,
        credit: textOrNone(credit),
      },
    ]
    // Several may come before the form has drawn itself.
    latest.current = { rows: next, onChange: change }
    change(next)
  }

  async function take(files: readonly File[]): Promise<void> {
    const photographs = files.filter(({ type }) => type.startsWith('image/'))
    if (photographs.length === 0) return
    setComing(({ done, of }) => ({ done, of: of + photographs.length }))
    const assets = upload(await inOrderTaken(photographs), typeof sportId === 'number' ? { sportId } : {})
    let lost = 0
    for (const taken of assets) {
      const asset = await taken
      if (asset?.type === 'picture') add(asset)
      else lost += 1
      setComing(({ done, of }) => (done + 1 === of ? { done: 0, of: 0 } : { done: done + 1, of }))
    }
    if (lost > 0)
      notify(lost === 1 ? 'A picture could not be taken.' : `${lost} pictures could not be taken.`, {
        look: 'problem',
      })
  }

  const put = (index: number, part: Row) => onChange(rows.with(index, { ...rows[index], ...part }))
  const credits = new Set(rows.map(({ credit }) => asText(credit)))
  const credit = credits.size === 1 ? ([...credits][0] ?? '') : ''
  return (
    <div
      className={classNames(styles.pictures, isHeld && styles.held)}
      onDragOver={(event) => {
        if (isReadOnly || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setHeld(true)
      }}
      onDragLeave={() => setHeld(false)}
      onDrop={(event) => {
        setHeld(false)
        if (isReadOnly || event.dataTransfer.files.length === 0) return
        event.preventDefault()
        void take([...event.dataTransfer.files])
      }}
    >
      {isReadOnly ? null : (
        <div className={styles.bar}>
          <FilePicker
            look={rows.length === 0 ? 'main' : 'plain'}
            accept="image/*"
            onFiles={(files) => void take(files)}
          >
            Add photographs
          </FilePicker>
          <Button icon="media" onPress={() => setChoosing(true)}>
            Choose from library
          </Button>
          {rows.length > 1 ? (
            <Button
              look={isOrdered ? 'main' : 'plain'}
              icon="grip"
              aria-pressed={isOrdered}
              onPress={() => setOrdered(!isOrdered)}
            >
              Order and cover
            </Button>
          ) : null}
        </div>
      )}
      {coming.of > 0 ? (
        <p role="status" className={styles.note}>
          Picture {coming.done + 1} of {coming.of}
          <progress aria-label="Pictures taken" max={coming.of} value={coming.done} />
        </p>
      ) : null}
      {rows.length === 0 && coming.of === 0 ? (
        <p className={styles.empty}>
          Drop photographs here. They come in the order in which they were taken.
        </p>
      ) : null}
      {rows.length > 0 && !isReadOnly && !isOrdered ? (
        <div className={styles.all}>
          <label className={styles.label}>
            Credit of all
            <input
              className={controls.input}
              placeholder={credits.size > 1 ? 'Several' : 'Who took them'}
              value={credit}
              onChange={({ target }) =>
                onChange(rows.map((row) => ({ ...row, credit: textOrNone(target.value) })))
              }
            />
          </label>
          <p className={styles.note} role="status">
            {wordless === 0
              ? `${rows.length === 1 ? 'The picture has' : `All ${rows.length} pictures have`} alt text.`
              : `${wordless} of ${rows.length} without alt text.`}{' '}
            A number such as #12 becomes the player’s name.
          </p>
        </div>
      ) : null}
      {isOrdered && !isReadOnly ? (
        <Ordered rows={rows} onChange={onChange} />
      ) : (
        <ol className={styles.list}>
          {rows.map((row, index) => (
            <Told
              key={asText(row.url) || index}
              id={`${id}-${index}`}
              row={row}
              number={index + 1}
              isReadOnly={isReadOnly}
              onChange={(part) => put(index, part)}
              named={(text) => withNames(text, data?.names ?? [])}
            />
          ))}
        </ol>
      )}
      {isChoosing ? (
        <Suspense>
          <LibraryPicker
            isOpen
            onClose={() => setChoosing(false)}
            onChoose={(asset) => {
              setChoosing(false)
              add(asset)
            }}
          />
        </Suspense>
      ) : null}
      <span className="visually-hidden">{field.label}</span>
    </div>
  )
}

interface ToldProps {
  id: string
  row: Row
  number: number
  isReadOnly: boolean
  onChange(part: Row): void
  /** Numbers in what was typed as the names of players. */
  named(text: string): string
}

/** A picture and its words: Tab leads from one to the next, and nothing stands between. */
function Told({ id, row, number, isReadOnly, onChange, named }: ToldProps) {
  const [alt, caption] = [asText(row.alt), asText(row.caption)]
  return (
    <li className={classNames(styles.told, alt.trim() === '' && styles.wordless)}>
      <img className={styles.image} src={pictureAt(asText(row.url), 320)} alt="" loading="lazy" />
      <div className={styles.words}>
        <label className={styles.label}>
          <span>
            Alt text <span className="visually-hidden">of picture {number}</span>
          </span>
          <input
            id={`${id}-alt`}
            className={controls.input}
            readOnly={isReadOnly}
            placeholder="What can be seen"
            value={alt}
            onChange={({ target }) => onChange({ alt: target.value })}
            onBlur={() => {
              if (named(alt) !== alt) onChange({ alt: named(alt) })
            }}
          />
        </label>
        <label className={styles.label}>
          <span>
            Caption <span className="visually-hidden">of picture {number}</span>
          </span>
          <input
            className={controls.input}
            readOnly={isReadOnly}
            value={caption}
            onChange={({ target }) => onChange({ caption: textOrNone(target.value) })}
            onBlur={() => {
              if (named(caption) !== caption) onChange({ caption: textOrNone(named(caption)) })
            }}
          />
        </label>
      </div>
    </li>
  )
}

/** The first picture is the cover. */
function Ordered({ rows, onChange }: { rows: readonly Row[]; onChange(rows: readonly Row[]): void }) {
  const { list, dragged, handleOf } = useOrderDrag<HTMLOListElement>((from, to) =>
    onChange(moved(rows, from, to)),
  )
  return (
    <ol ref={list} className={styles.list}>
      {rows.map((row, index) => {
        const name = asText(row.alt) || `picture ${index + 1}`
        return (
          <li
            key={asText(row.url) || index}
            className={classNames(styles.ordered, dragged === index && styles.dragged)}
          >
            <Handle label={name} {...handleOf(index, rows.length)} />
            <img className={styles.small} src={pictureAt(asText(row.url), 160)} alt="" loading="lazy" />
            <span className={styles.name}>{name}</span>
            {index === 0 ? (
              <span className={styles.cover}>Cover</span>
            ) : (
              <Button look="quiet" onPress={() => onChange(moved(rows, index, 0))}>
                Make it the cover
              </Button>
            )}
            <Button
              look="quiet"
              icon="trash"
              label={`Take ${name} out`}
              onPress={() => onChange(rows.filter((_, at) => at !== index))}
            />
          </li>
        )
      })}
    </ol>
  )
}
