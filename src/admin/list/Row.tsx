import { type CSSProperties, type KeyboardEvent, type PointerEvent, type Ref, useState } from 'react'
import { Link } from 'react-router'
import type { FieldDescription, KindDescription, ListedItem } from '#contract/editing/desk.shapes.ts'
import { classNames } from '#ui/class-names.ts'
import { type CellFacts, cellText } from '../kinds/cell-text.ts'
import { pictureAt } from '../media/asset-looks.ts'
import { OutLink } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { StateMark } from '../parts/StateMark.tsx'
import styles from './Row.module.css'
import { parentOf } from './tree.ts'

interface RowProps {
  ref: Ref<HTMLDivElement>
  index: number
  top: number
  item: ListedItem
  /** How deep it stands below others, in a menu. */
  depth: number
  kind: KindDescription
  columns: readonly FieldDescription[]
  hasState: boolean
  facts: CellFacts
  isSelected: boolean
  /** What is dragged would come to stand before or after it. */
  drop: 'before' | 'after' | null
  isDragged: boolean
  onToggle(): void
  /** Where the order is chosen by hand. */
  onKey?: (event: KeyboardEvent) => void
  onGrip?: (event: PointerEvent) => void
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
  depth,
  kind,
  columns,
  hasState,
  facts,
  isSelected,
  drop,
  isDragged,
  onToggle,
  onKey,
  onGrip,
}: RowProps) {
  const title = lineTitle(item, kind, facts)
  return (
    <div
      ref={ref}
      data-index={index}
      data-row={item.id}
      data-drop={drop ?? undefined}
      role="row"
      aria-rowindex={index + 2}
      className={classNames(styles.row, isSelected && styles.selected, isDragged && styles.dragged)}
      style={{ transform: `translateY(${top}px)` }}
      onKeyDown={onKey}
    >
      <span role="cell" className={styles.check}>
        {onGrip ? (
          <span
            className={styles.grip}
            title="Drag to another place. By keyboard: Alt with an arrow key"
            onPointerDown={onGrip}
          >
            <Icon name="grip" size={16} />
          </span>
        ) : null}
        <input type="checkbox" aria-label={`Select ${title}`} checked={isSelected} onChange={onToggle} />
      </span>
      <span
        role="cell"
        className={classNames(styles.title, depth > 0 && styles.below)}
        style={{ '--depth': depth } as CSSProperties}
      >
        <Thumbnail value={kind.fields.find(({ type }) => type === 'picture')} item={item} />
        <Link to={`/content/${kind.kind}/${item.id}`} className={styles.link}>
          {title}
          {depth > 0 ? (
            <span className="visually-hidden">
              , below {facts.titles[`${kind.kind}/${String(parentOf(item))}`]}
            </span>
          ) : null}
        </Link>
      </span>
      {hasState ? (
        <span role="cell" className={styles.state}>
          <StateMark {...item} />
        </span>
      ) : null}
      {columns.map((field) => {
        const value = item.value[field.name]
        // A column of No says nothing.
        const text = value === false ? '' : cellText(field, value, facts)
        return (
          <span
            role="cell"
            key={field.name}
            className={classNames(styles.cell, field.type === 'number' && styles.number)}
            data-label={field.label}
            title={text}
          >
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

/** Lines of a kind that has pictures begin with theirs, or with the room for one, so that titles stand below each other. */
function Thumbnail({ value: field, item }: { value: FieldDescription | undefined; item: ListedItem }) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!field) return null
  const url = (item.value[field.name] as { url?: string } | null | undefined)?.url
  return url && url !== failed ? (
    <img
      className={styles.picture}
      src={pictureAt(url, 120)}
      alt=""
      width={40}
      height={28}
      loading="lazy"
      onError={() => setFailed(url)}
    />
  ) : (
    <span className={styles.picture} />
  )
}
