import { type KeyboardEvent, useRef, useState } from 'react'
import type { Image as Picture } from '#contract/shapes/shared.ts'
import { Button } from '#ui/Button.tsx'
import { Image } from '#ui/Image.tsx'
import { fileUrl } from '#ui/image-url.ts'
import { Lightbox } from '../parts/Lightbox.tsx'
import { isPlainClick } from '../parts/plain-click.ts'
import styles from './PageReader.module.css'
import { openPagesWords } from './publication-words.ts'
import { leafed, spreadOf } from './spreads.ts'

interface PageReaderProps {
  title: string
  pages: Picture[]
}

/** The pages lie side by side and are pushed sideways, which works by itself; this adds the keys, the numbers and the zoom. */
export default function PageReader({ title, pages }: PageReaderProps) {
  const strip = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<[number, number]>([0, 0])
  const [zoomed, setZoomed] = useState<number | null>(null)
  const count = pages.length

  const items = () => [...(strip.current?.children ?? [])] as HTMLElement[]
  /** The style sheet decides whether two fit beside each other. */
  const isDouble = () => (items()[1]?.offsetWidth ?? 0) * 1.5 < (strip.current?.clientWidth ?? 0)

  function turnTo(page: number) {
    const [first] = spreadOf(page, count, isDouble())
    const item = items()[first]
    if (item && strip.current) strip.current.scrollLeft = item.offsetLeft - strip.current.offsetLeft
  }
  const leaf = (by: number) => turnTo(leafed(open[0], by, count, isDouble()))

  function onScroll() {
    const { scrollLeft = 0, offsetLeft = 0 } = strip.current ?? {}
    const at = items().findIndex((item) => item.offsetLeft - offsetLeft + item.offsetWidth / 2 > scrollLeft)
    const next = spreadOf(Math.max(0, at), count, isDouble())
    if (next[0] !== open[0] || next[1] !== open[1]) setOpen(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    const turns: Record<string, () => void> = {
      ArrowRight: () => leaf(1),
      ArrowLeft: () => leaf(-1),
      Home: () => turnTo(0),
      End: () => turnTo(count - 1),
    }
    const turn = turns[event.key]
    if (!turn) return
    event.preventDefault()
    turn()
  }

  const [first, last] = open
  return (
    <div className="u-grid u-columns-1 u-gap-3">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what scrolls hears the keys of the keyboard */}
      <ol
        ref={strip}
        className={`u-grid u-gap-3 ${styles.pages}`}
        aria-label={`Pages of ${title}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={onScroll}
      >
        {pages.map(({ url, alt }, index) => (
          <li key={`${index + 1} ${url}`} id={`page-${index + 1}`} className={styles.page}>
            <a
              href={fileUrl(url)}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                setZoomed(index)
              }}
            >
              <Image
                src={url}
                alt={alt || `Page ${index + 1}`}
                width={960}
                height={540}
                method="resize"
                sizes="(min-width: 64em) 50vw, 100vw"
                priority={index === 0}
              />
            </a>
          </li>
        ))}
      </ol>
      <div className={`no-print ${styles.bar}`}>
        <Button
          kind="alternate"
          icon="chevron-left"
          label="Back"
          disabled={first === 0}
          onClick={() => leaf(-1)}
        />
        <span className={styles.count} role="status">
          {openPagesWords(first + 1, last + 1, count)}
        </span>
        <Button
          kind="alternate"
          icon="chevron-right"
          label="On"
          disabled={last >= count - 1}
          onClick={() => leaf(1)}
        />
        <nav className={`u-wrap u-gap-1 ${styles.numbers}`} aria-label="Pages">
          {pages.map(({ url }, index) => (
            <a
              key={`${index + 1} ${url}`}
              href={`#page-${index + 1}`}
              aria-current={index >= first && index <= last ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                turnTo(index)
              }}
            >
              {index + 1}
            </a>
          ))}
        </nav>
      </div>
      <Lightbox label={title} pictures={pages} shown={zoomed} onShow={setZoomed} />
    </div>
  )
}
