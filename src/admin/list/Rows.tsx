import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KindDescription, ListedItem } from '#contract/editing/desk.shapes.ts'
import { classNames } from '#ui/class-names.ts'
import { columnsOf, showsState, templateOf, titleHead } from '../kinds/columns.ts'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { useKeys } from '../shell/keys.ts'
import { isWhole, type ListState, nextSort } from './list-state.ts'
import { Row } from './Row.tsx'
import styles from './Rows.module.css'
import { asTree, isTree } from './tree.ts'
import type { useList } from './use-list.ts'
import type { Order } from './use-order.ts'
import { useRowDrag } from './use-row-drag.ts'

interface RowsProps {
  kind: KindDescription
  state: ListState
  list: ReturnType<typeof useList>
  timeZone: string
  order: Order
  selected: ReadonlySet<number>
  onSelect(selected: ReadonlySet<number>): void
  onShow(state: ListState): void
}

/** The lines of a list. Only those in sight are drawn; the next page comes before its end is reached. */
export function Rows({ kind, state, list, timeZone, order, selected, onSelect, onShow }: RowsProps) {
  const { titles, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const isMenu = isTree(kind) && isWhole(state) && !state.sort
  const lines = isMenu ? asTree(list.items) : list.items.map((item) => ({ item, depth: 0 }))
  const items = lines.map(({ item }) => item)
  const body = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  const { drag, begin } = useRowDrag(body, order.moveTo)
  // The line that the keyboard moves: the focus goes with it as soon as it is drawn at its new place.
  const followed = useRef<{ id: number; from: number } | null>(null)
  useLayoutEffect(() => setMargin(body.current?.offsetTop ?? 0), [])
  // oxlint-disable-next-line react/incompatible-library -- it is followed by this component alone, which is not memoized
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => document.getElementById('screen'),
    estimateSize: () => 41,
    overscan: 12,
    scrollMargin: margin,
    getItemKey: (index) => items[index]?.id ?? index,
  })
  const shown = virtual.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    // What stands below something may be on any page.
    const isNear = isMenu || last >= items.length - 15
    if (hasNextPage && !isFetchingNextPage && isNear) void fetchNextPage()
  }, [isMenu, last, items.length, hasNextPage, isFetchingNextPage, fetchNextPage])

  const columns = columnsOf(kind, state.columns).filter(({ name }) => !isMenu || name !== 'parentId')
  const hasState = showsState(state.columns)
  const sort = state.sort

  const focusRow = (index: number) => {
    const at = Math.max(0, Math.min(index, items.length - 1))
    virtual.scrollToIndex(at)
    const rowLink = () => body.current?.querySelector<HTMLElement>(`[data-index="${at}"] a`)
    // At once where it is drawn: the next key may come before the next frame.
    const drawn = rowLink()
    if (drawn) drawn.focus()
    else requestAnimationFrame(() => rowLink()?.focus())
  }
  useLayoutEffect(() => {
    if (followed.current === null) return
    const { id: own, from } = followed.current
    const at = items.findIndex(({ id }) => id === own)
    if (at < 0 || at === from) return
    followed.current = null
    focusRow(at)
  })
  const focused = () =>
    Number(document.activeElement?.closest('[data-index]')?.getAttribute('data-index') ?? -1)
  const toggle = ({ id }: ListedItem) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  useKeys({
    j: () => focusRow(focused() + 1),
    k: () => focusRow(focused() - 1),
    ArrowDown: () => focusRow(focused() + 1),
    ArrowUp: () => focusRow(focused() - 1),
    x: () => {
      const item = items[focused()]
      if (item) toggle(item)
    },
  })

  const onRowKey = (event: KeyboardEvent, id: number, index: number) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key as 'ArrowUp' | 'ArrowDown']
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (order.moveBy(id, step)) followed.current = { id, from: index }
  }

  /** Dragged downwards it comes to stand after the line that it is held over. */
  const sideOf = (id: number, index: number) =>
    items.findIndex((item) => item.id === id) < index ? ('after' as const) : ('before' as const)

  if (!list.isPending && !list.isPlaceholderData && items.length === 0)
    return (
      <div className={styles.empty}>
        <Nothing>
          {isWhole(state)
            ? `There are no ${kind.many.toLowerCase()} yet.`
            : 'Nothing fits. Take a filter off, or search for something else.'}
        </Nothing>
      </div>
    )
  const isAll = items.length > 0 && items.every(({ id }) => selected.has(id))
  const head = titleHead(kind)
  const heads = [
    ...(kind.title.length > 0 ? [{ key: 'title', ...head }] : []),
    ...(hasState ? [{ key: 'state', label: 'State', sort: null }] : []),
    ...columns.map(({ name, label }) => ({
      key: name,
      label,
      sort: kind.sorts.includes(name) ? name : null,
    })),
  ]
  return (
    <>
      <div
        className={classNames(styles.table, order.isOpen && styles.ordered)}
        role="table"
        aria-label={kind.many}
        aria-rowcount={list.total + 1}
        style={{ '--template': templateOf(columns, hasState) } as CSSProperties}
      >
        <div role="rowgroup">
          <div role="row" className={styles.head}>
            <span role="columnheader" className={styles.check}>
              <input
                type="checkbox"
                aria-label="Select all that are shown"
                checked={isAll}
                onChange={() => onSelect(isAll ? new Set() : new Set(items.map(({ id }) => id)))}
              />
            </span>
            {heads.map(({ key, label, sort: by }) => {
              const isDown = sort === `-${by}`
              const isSorted = by !== null && (sort === by || isDown)
              return (
                <span
                  key={key}
                  role="columnheader"
                  className={styles.column}
                  aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
                >
                  {by === null ? (
                    label
                  ) : (
                    <button
                      type="button"
                      className={styles.sort}
                      onClick={() => onShow({ ...state, sort: nextSort(sort, by) })}
                    >
                      {label}
                      {isSorted ? <Icon name={isDown ? 'arrow-down' : 'arrow-up'} size={14} /> : null}
                    </button>
                  )}
                </span>
              )
            })}
            <span role="columnheader" className={styles.ways}>
              <span className="visually-hidden">Ways to it</span>
            </span>
          </div>
        </div>
        <div ref={body} role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize() }}>
          {shown.map(({ index, start, key }) => {
            const item = items[index]
            if (!item) return null
            return (
              <Row
                key={key}
                ref={virtual.measureElement}
                index={index}
                top={start - margin}
                item={item}
                depth={lines[index]?.depth ?? 0}
                kind={kind}
                columns={columns}
                hasState={hasState}
                facts={{ titles, timeZone }}
                isSelected={selected.has(item.id)}
                onToggle={() => toggle(item)}
                drop={drag?.over === item.id && drag.id !== item.id ? sideOf(drag.id, index) : null}
                isDragged={drag?.id === item.id}
                {...(order.isOpen && item.isPublished
                  ? {
                      onKey: (event: KeyboardEvent) => onRowKey(event, item.id, index),
                      onGrip: begin(item.id),
                    }
                  : {})}
              />
            )
          })}
        </div>
      </div>
      {hasNextPage ? (
        <div className={styles.more}>
          <Button onPress={() => void fetchNextPage()} isDisabled={isFetchingNextPage}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  )
}
