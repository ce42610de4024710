import type { KeyboardEvent, Ref } from 'react'
import { Link } from 'react-router'
import type { FieldDescription, KindDescription, ListedItem } from '#contract/editing/desk.shapes.ts'
import { itemStateOf } from '#contract/editing/draft.ts'
import { classNames } from '#ui/class-names.ts'
import { type CellFacts, cellText } from '../kinds/cell-text.ts'
import { OutLink } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { StateMark } from '../parts/StateMark.tsx'
import styles from './Row.module.css'

interface RowProps {
  ref: Ref<HTMLDivElement>
  index: number
  top: number
  item: ListedItem
  kind: KindDescription
  columns: readonly FieldDescription[]
  facts: CellFacts
  isSelected: boolean
  isOver: boolean
  onToggle(): void
  onKey?: (event: KeyboardEvent) => void
  /** Where the order is chosen by hand. */
  drag?: { onStart(): void; onOver(): void; onDrop(): void; onEnd(): void }
}

/** What a line is called: the fields of its title in words; a day stands apart from what happens on it. */
export function lineTitle(item: ListedItem, { title, fields }: KindDescription, facts: CellFacts): string {
  const isDated = fields.some(({ name, type }) => type === 'day' && title.includes(name))
  const parts = title.flatMap((name) => {
    const field = fields.find((each) => each.name === name)
    return field && name in item.value ? cellText(field, item.value[name], facts) : []
  })
  // A tournament is often named as its own opponent.
  return [...new Set(parts.filter(Boolean))].join(isDated ? ' · ' : ' ') || item.title
}

/** A content in a list; on a phone a card of two lines. */
export function Row({
  ref,
  index,
  top,
  item,
  kind,
  columns,
  facts,
  isSelected,
  isOver,
  onToggle,
  onKey,
  drag,
}: RowProps) {
  const title = lineTitle(item, kind, facts)
  return (
    <div
      ref={ref}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      className={classNames(styles.row, isSelected && styles.selected, isOver && styles.over)}
      style={{ transform: `translateY(${top}px)` }}
      onKeyDown={onKey}
      onDragOver={
        drag &&
        ((event) => {
          event.preventDefault()
          drag.onOver()
        })
      }
      onDrop={drag?.onDrop}
    >
      <span role="cell" className={styles.check}>
        {drag ? (
          <span
            className={styles.grip}
            draggable
            onDragStart={drag.onStart}
            onDragEnd={drag.onEnd}
            title="Drag, or Alt with an arrow key"
          >
            <Icon name="grip" size={14} />
          </span>
        ) : null}
        <input type="checkbox" aria-label={`Select ${title}`} checked={isSelected} onChange={onToggle} />
      </span>
      <span role="cell" className={styles.title}>
        <Thumbnail value={kind.fields.find(({ type }) => type === 'picture')} item={item} />
        <Link to={`/content/${kind.kind}/${item.id}`} className={styles.link}>
          {title}
        </Link>
      </span>
      <span
        role="cell"
        className={classNames(
          styles.state,
          itemStateOf(item) === 'published' && !item.seenFrom && styles.published,
        )}
      >
        <StateMark {...item} />
      </span>
      {columns.map((field) => {
        const value = item.value[field.name]
        // A column of No says nothing.
        const text = value === false ? '' : cellText(field, value, facts)
        return (
          <span role="cell" key={field.name} className={styles.cell} title={text}>
            {text}
          </span>
        )
      })}
      <span role="cell" className={styles.ways}>
        {item.address && !item.seenFrom ? (
          <OutLink look="quiet" icon="open" label={`See ${title} on the site`} href={item.address} />
        ) : null}
      </span>
    </div>
  )
}

function Thumbnail({ value: field, item }: { value: FieldDescription | undefined; item: ListedItem }) {
  const picture = field && (item.value[field.name] as { url?: string } | null | undefined)
  return picture?.url ? <img className={styles.picture} src={picture.url} alt="" loading="lazy" /> : null
}
