import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Asset } from '#contract/editing/media.ts'
import styles from './AssetGrid.module.css'
import { AssetTile } from './AssetTile.tsx'
import type { useLibrary } from './use-library.ts'

interface AssetGridProps {
  list: Pick<ReturnType<typeof useLibrary>, 'assets' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  /** What it scrolls in. */
  scrolled: () => HTMLElement | null
  onOpen(asset: Asset): void
  openId?: number | null
  selected?: ReadonlySet<number>
  onToggle?(asset: Asset): void
}

const narrowest = 168
const gap = 12
const captionHeight = 48

/** Pictures in rows. Only the rows in sight are drawn, and the next page comes before its end is reached. */
export function AssetGrid({ list, scrolled, onOpen, openId = null, selected, onToggle }: AssetGridProps) {
  const { assets, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const body = useRef<HTMLDivElement>(null)
  const [{ width, margin }, setPlace] = useState({ width: 0, margin: 0 })
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return undefined
    const measure = () => setPlace({ width: element.clientWidth, margin: element.offsetTop })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const columns = Math.max(2, Math.floor((width + gap) / (narrowest + gap)))
  const tile = Math.max(0, (width - gap * (columns - 1)) / columns)
  const height = Math.round(tile * 0.75) + captionHeight + gap
  // oxlint-disable-next-line react/incompatible-library -- it is followed by this component alone, which is not memoized
  const virtual = useVirtualizer({
    count: Math.ceil(assets.length / columns),
    getScrollElement: scrolled,
    estimateSize: () => height,
    overscan: 4,
    scrollMargin: margin,
  })
  useEffect(() => virtual.measure(), [virtual, height])
  const rows = virtual.getVirtualItems()
  const last = (rows.at(-1)?.index ?? 0) * columns
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last >= assets.length - columns * 6) void fetchNextPage()
  }, [last, assets.length, columns, hasNextPage, isFetchingNextPage, fetchNextPage])
  return (
    <div
      ref={body}
      role="list"
      aria-label="Files"
      className={styles.grid}
      style={{ height: virtual.getTotalSize() }}
    >
      {width === 0
        ? null
        : rows.map(({ index, start }) => (
            <div
              key={index}
              role="presentation"
              className={styles.row}
              style={{ top: start - margin, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {assets.slice(index * columns, (index + 1) * columns).map((asset) => (
                <AssetTile
                  key={asset.id}
                  asset={asset}
                  isOpen={asset.id === openId}
                  isSelected={selected?.has(asset.id) ?? false}
                  onOpen={() => onOpen(asset)}
                  {...(onToggle ? { onToggle: () => onToggle(asset) } : {})}
                />
              ))}
            </div>
          ))}
    </div>
  )
}
