import { useEffect, useRef, useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { type Behind, behindWords } from './behind-words.ts'
import styles from './PreviewFrame.module.css'

interface PreviewFrameProps {
  address: string
  width: number
  title: string
  /** Why it cannot show yet what stands in the form: that is on its way to the server, or does not get there. */
  behind?: Behind | null
  /** A link in the page was followed. */
  onGo(path: string): void
  /** A part of the page is brought into sight by its id; and one was pressed, told by all the ids around it. */
  part?: string | null
  onPress?: (ids: readonly string[]) => void
}

/**
 * Two frames, of which the one behind takes the next page and comes to the front when it is there: what is looked at
 * neither flashes nor jumps. The page runs no script; its links lead on within the preview.
 */
export function PreviewFrame({
  address,
  width,
  title,
  behind = null,
  onGo,
  part = null,
  onPress,
}: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [slots, setSlots] = useState<Slots>({ front: 0, addresses: [address, ''], isLoading: false })
  const { front, addresses, isLoading } = slots
  const [failed, setFailed] = useState<string | null>(null)
  const [hasCome, setCome] = useState(false)
  const back = front === 0 ? 1 : 0
  if (addresses[front] !== address && addresses[back] !== address)
    setSlots({
      front,
      addresses: front === 0 ? [addresses[0], address] : [address, addresses[1]],
      isLoading: true,
    })
  // The one behind has the page already, from before.
  else if (addresses[front] !== address && !isLoading) setSlots({ ...slots, front: back })

  useEffect(() => {
    const box = place.current
    if (!box) return undefined
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const frame = place.current?.querySelector<HTMLIFrameElement>(`[data-slot="${front}"]`)
    const shown = part && frame?.contentDocument?.getElementById(part)
    if (!shown) return
    // What a page shows by script, where somebody is to be asked: nobody else is asked in a frame.
    for (const asked of shown.querySelectorAll<HTMLElement>('[data-consent="asked"]')) asked.hidden = false
    // Not scrollIntoView: it would scroll the form around the frame too.
    frame?.contentWindow?.scrollBy(0, shown.getBoundingClientRect().top - marginAbove)
  }, [part, front, hasCome])

  function loaded(index: 0 | 1, frame: HTMLIFrameElement) {
    if (addresses[index] === '') return
    const page = frame.contentDocument
    if (!page || isFailure(frame)) return setFailed(addresses[index])
    setFailed(null)
    setCome(true)
    page.addEventListener('click', (event) => {
      const target = event.target as Element | null
      const link = target?.closest('a')
      if (!link) return onPress?.(idsAround(target))
      event.preventDefault()
      const url = new URL(link.href)
      if (url.origin === location.origin) onGo(url.pathname + url.search)
    })
    page.addEventListener('submit', (event) => event.preventDefault())
    if (index !== back) return
    const before = place.current?.querySelector<HTMLIFrameElement>(`[data-slot="${front}"]`)?.contentWindow
    const isSamePage = pageOf(addresses[0]) === pageOf(addresses[1])
    if (before && isSamePage) frame.contentWindow?.scrollTo(0, before.scrollY)
    setSlots({ front: index, addresses, isLoading: false })
  }

  function tryAgain() {
    const frame = place.current?.querySelector<HTMLIFrameElement>(
      `[data-slot="${addresses.indexOf(address)}"]`,
    )
    if (frame) frame.src = address
  }

  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width)
  const look = {
    width,
    height: size.height / scale,
    transform: `scale(${scale})`,
    left: Math.max(0, (size.width - width * scale) / 2),
  }
  return (
    <div ref={place} className={styles.place} aria-busy={behind !== null || isLoading || !hasCome}>
      {([0, 1] as const).map((own) =>
        addresses[own] === '' ? null : (
          <iframe
            key={own}
            data-slot={own}
            className={own === front ? styles.front : styles.back}
            src={addresses[own]}
            title={own === front ? title : 'The next preview'}
            aria-hidden={own === front ? undefined : true}
            tabIndex={own === front ? 0 : -1}
            sandbox="allow-same-origin"
            style={look}
            onLoad={({ currentTarget }) => loaded(own, currentTarget)}
          />
        ),
      )}
      {failed !== address && (behind !== null || isLoading || !hasCome) ? (
        <p className={styles.behind} data-look={behind === null || behind === 'saving' ? 'busy' : 'stuck'}>
          {behindWords(behind)}
        </p>
      ) : null}
      {failed === address ? (
        <div className={styles.failed} role="status">
          <p>
            This page could not be made just now. The server may have too much to do; what you write is kept.
          </p>
          <Button onPress={tryAgain}>Try again</Button>
        </div>
      ) : null}
    </div>
  )
}

/** The server's own failure, which the public's page of words is not for: they are those of somebody who came to read. */
function isFailure({ contentWindow }: HTMLIFrameElement): boolean {
  const [visit] = contentWindow?.performance.getEntriesByType('navigation') ?? []
  return visit !== undefined && 'responseStatus' in visit && Number(visit.responseStatus) >= 500
}

/** Room for the page's own bar, so that a part that is brought into sight is not under it. */
const marginAbove = 120

function idsAround(element: Element | null): string[] {
  const own = element?.closest('[id]')
  return own ? [own.id, ...idsAround(own.parentElement)] : []
}

/** What is in each of the two frames, and which one is looked at. */
interface Slots {
  front: 0 | 1
  addresses: readonly [string, string]
  isLoading: boolean
}

const pageOf = (address: string): string => address.replace(/[?&]desk=\d+$/, '')
