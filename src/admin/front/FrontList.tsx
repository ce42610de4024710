import { type KeyboardEvent, useState } from 'react'
import type { FrontCandidate } from '#contract/editing/desk.front.ts'
import type { Dealt, DealtFront, FrontCounts } from '#contract/front/deal-front.ts'
import { classNames } from '#ui/class-names.ts'
import { useSchool } from '../api/queries.ts'
import { moved } from '../kinds/order.ts'
import { pictureAt } from '../media/asset-looks.ts'
import { Button } from '../parts/Button.tsx'
import { Handle } from '../parts/Handle.tsx'
import { useOrderDrag } from '../parts/use-order-drag.ts'
import styles from './FrontList.module.css'
import { PinEnd } from './PinEnd.tsx'
import { pinAt, pinUntil, unpin, usualEnd } from './pins.ts'
import type { useFront } from './use-front.ts'
import { whyWords } from './why-words.ts'

interface Line extends Dealt {
  part: keyof DealtFront
  story: FrontCandidate
}

const parts = ['lead', 'top', 'news', 'left'] as const
const partWords: Readonly<Record<keyof DealtFront, string>> = {
  lead: 'Lead stories',
  top: 'Top stories',
  news: 'News, the newest first',
  left: 'Next in line',
}

function linesOf(dealt: DealtFront, stories: readonly FrontCandidate[]): Line[] {
  const known = new Map(stories.map((story) => [story.id, story]))
  return parts.flatMap((part) =>
    dealt[part].flatMap((one): Line[] => {
      const story = known.get(one.id)
      return story ? [{ ...one, part, story }] : []
    }),
  )
}

/** The places of a front from its top, and below them who waits for one. */
export function FrontList({ arranged }: { arranged: ReturnType<typeof useFront> }) {
  const { front, pins, isReady, change, deal } = arranged
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const [moving, setMoving] = useState<{ id: number; to: number } | null>(null)
  const dealt = deal(pins)
  const lines = dealt && front ? linesOf(dealt, front.stories) : []
  const at = lines.findIndex(({ id }) => id === moving?.id)
  const shown = moving && at !== -1 ? moved(lines, at, moving.to) : lines
  const places = placesOf(front?.counts)

  const put = (id: number, to: number): void => {
    const title = lines.find((line) => line.id === id)?.story.title ?? ''
    if (to >= 0 && to < places) {
      const next = pinAt(pins, id, to + 1, usualEnd(pins, id, front?.at ?? ''))
      void change(next, to === 0 ? `${title} leads.` : `${title} is in place ${to + 1}.`)
    } else if (pins.some(({ storyId }) => storyId === id)) release(id)
  }
  const release = (id: number) => void change(unpin(pins, id), 'The rule decides again where it stands.')

  const { list, dragged, handleOf } = useOrderDrag<HTMLOListElement>(
    (from, to) => {
      const line = shown[from]
      if (line) setMoving({ id: line.id, to })
    },
    () => {
      if (moving) put(moving.id, moving.to)
      setMoving(null)
    },
  )

  /** A figure puts a story into the place of that number, arrows move it, a deletion leaves it to the rule. */
  function onKey(event: KeyboardEvent, { id }: Line, index: number): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const isFigure = /^[1-9]$/.test(event.key)
    if (event.metaKey || event.ctrlKey || event.altKey || !isReady) return
    if (step === undefined && !isFigure && event.key !== 'Delete') return
    event.preventDefault()
    if (event.key === 'Delete') put(id, -1)
    else put(id, isFigure ? Number(event.key) - 1 : index + (step ?? 0))
    // The keyboard goes with the story.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-story="${id}"] [data-handle]`)?.focus(),
    )
  }

  return (
    <>
      <p className={styles.hint}>
        On a handle, <kbd>1</kbd> to <kbd>9</kbd> put a story into that place, the arrows move it, and{' '}
        <kbd>Delete</kbd> leaves it to the rule.
      </p>
      <ol ref={list} className={styles.list} aria-busy={!isReady}>
        {shown.map((line, index) => {
          const { id, story, why } = line
          const pin = pins.find(({ storyId }) => storyId === id)
          const part = partAt(index, front?.counts, line)
          const isFirst = index === 0 || part !== partAt(index - 1, front?.counts, shown[index - 1] ?? line)
          return (
            <li
              key={id}
              data-story={id}
              data-part={part}
              className={classNames(
                styles.line,
                why.is === 'pinned' && styles.pinned,
                dragged === index && styles.dragged,
              )}
            >
              {isFirst ? <h2 className={styles.part}>{partWords[part]}</h2> : null}
              <Handle
                label={story.title}
                {...handleOf(index, shown.length)}
                onKeyDown={(event) => onKey(event, line, index)}
              />
              <span className={styles.place}>{index < places ? index + 1 : ''}</span>
              <span className={styles.picture}>
                {story.image ? <img src={pictureAt(story.image.url, 160)} alt="" loading="lazy" /> : null}
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{story.title}</span>
                <span className={styles.facts}>
                  {story.sport} · {whyWords(why, timeZone)}
                </span>
              </span>
              <span className={styles.acts}>
                {why.is === 'pinned' && pin ? (
                  <>
                    <PinEnd
                      title={story.title}
                      now={front?.at ?? ''}
                      until={pin.until}
                      onChange={(until) => void change(pinUntil(pins, id, until), 'Its end was changed.')}
                    />
                    <Button
                      look="quiet"
                      icon="close"
                      label={`Unpin ${story.title}`}
                      onPress={() => release(id)}
                    />
                  </>
                ) : index < places ? (
                  <Button
                    look="quiet"
                    aria-label={`Keep here: ${story.title}`}
                    onPress={() => put(id, index)}
                  >
                    Keep here
                  </Button>
                ) : null}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}

const placesOf = (counts: FrontCounts | undefined): number => (counts ? counts.lead + counts.top : 0)

/** The part that a line stands in: the places are told by their number, also while one is dragged into them. */
function partAt(index: number, counts: FrontCounts | undefined, { part }: Line): keyof DealtFront {
  if (counts && index < counts.lead) return 'lead'
  if (index < placesOf(counts)) return 'top'
  return part === 'left' ? 'left' : 'news'
}
