import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KindDescription, ListedItem } from '#contract/editing/desk.shapes.ts'
import { classNames } from '#ui/class-names.ts'
import { call } from '../api/call.ts'
import { somethingChanged } from '../api/queries.ts'
import { columnsOf, templateOf, titleHead } from '../kinds/columns.ts'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useKeys } from '../shell/keys.ts'
import { notifyDone, notifyProblem } from '../shell/notices.ts'
import { isWhole, type ListState, nextSort } from './list-state.ts'
import { Row } from './Row.tsx'
import styles from './Rows.module.css'
import { asTree, isTree, movedAmong, parentOf } from './tree.ts'
import { showOrder, type useList } from './use-list.ts'

interface RowsProps {
  kind: KindDescription
  state: ListState
  list: ReturnType<typeof useList>
  timeZone: string
  selected: ReadonlySet<number>
  onSelect(selected: ReadonlySet<number>): void
  onShow(state: ListState): void
}

/** The lines of a list. Only those in sight are drawn; the next page comes before its end is reached. */
export function Rows({ kind, state, list, timeZone, selected, onSelect, onShow }: RowsProps) {
  const { titles, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const isMenu = isTree(kind) && isWhole(state) && !state.sort
  const lines = isMenu ? asTree(list.items) : list.items.map((item) => ({ item, depth: 0 }))
  const items = lines.map(({ item }) => item)
  const body = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
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
  const mayOrder = kind.isOrdered && kind.mayPublish && isWhole(state)
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

  /** Those that one changes places with: of a menu those below the same entry. */
  const siblingsOf = (item: ListedItem) =>
    isMenu ? list.items.filter((each) => parentOf(each) === parentOf(item)) : list.items
  async function move(from: number, to: number) {
    setDragged(null)
    setOver(null)
    const [item, target] = [items[from], items[to]]
    if (!item?.isPublished || !target?.isPublished || item === target) return
    const siblings = siblingsOf(item)
    if (!siblings.includes(target)) return
    const after = movedAmong(list.items, siblings, siblings.indexOf(item), siblings.indexOf(target))
    const { stretch } = after
    showOrder(kind.kind, state, after.items)
    const places = isMenu ? asTree(after.items).map((line) => line.item) : after.items
    focusRow(places.indexOf(item))
    try {
      const done = await call('order', { kind: kind.kind, body: { ids: stretch.map(({ id }) => id) } })
      notifyDone('Order changed.', done)
    } catch (error) {
      notifyProblem(error)
    }
    await somethingChanged()
  }
  const onRowKey = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined || !mayOrder) return
    event.preventDefault()
    const item = items[index]
    const siblings = item ? siblingsOf(item) : []
    const beside = item && siblings[siblings.indexOf(item) + step]
    if (beside) void move(index, items.indexOf(beside))
  }

  if (!list.isPending && items.length === 0)
    return (
      <p className={styles.nothing}>
        {isWhole(state)
          ? `There are no ${kind.many.toLowerCase()} yet.`
          : 'Nothing fits. Take a filter off, or search for something else.'}
      </p>
    )
  const isAll = items.length > 0 && items.every(({ id }) => selected.has(id))
  const head = titleHead(kind)
  const heads = [
    ...(kind.title.length > 0 ? [{ key: 'title', ...head }] : []),
    { key: 'state', label: 'State', sort: null },
    ...columns.map(({ name, label }) => ({
      key: name,
      label,
      sort: kind.sorts.includes(name) ? name : null,
    })),
  ]
  return (
    <>
      <div
        className={classNames(styles.table, mayOrder && styles.ordered)}
        role="table"
        aria-label={kind.many}
        aria-rowcount={list.total + 1}
        style={{ '--template': templateOf(columns) } as CSSProperties}
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
                facts={{ titles, timeZone }}
                isSelected={selected.has(item.id)}
                onToggle={() => toggle(item)}
                isOver={over === index && dragged !== null}
                {...(mayOrder && item.isPublished
                  ? {
                      onKey: (event: KeyboardEvent) => onRowKey(event, index),
                      drag: {
                        onStart: () => setDragged(index),
                        onOver: () => setOver(index),
                        onDrop: () => dragged !== null && void move(dragged, index),
                        onEnd: () => setDragged(null),
                      },
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
