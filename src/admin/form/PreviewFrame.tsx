import { useEffect, useRef, useState } from 'react'
import styles from './PreviewFrame.module.css'

interface PreviewFrameProps {
  address: string
  width: number
  title: string
  /** A link in the page was followed. */
  onGo(path: string): void
}

/**
 * Two frames, of which the one behind takes the next page and comes to the front when it is there: what is looked at
 * neither flashes nor jumps. The page runs no script; its links lead on within the preview.
 */
export function PreviewFrame({ address, width, title, onGo }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const frames = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)] as const
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [addresses, setAddresses] = useState<readonly [string, string]>([address, ''])
  const [front, setFront] = useState<0 | 1>(0)
  const back = front === 0 ? 1 : 0

  useEffect(() => {
    const box = place.current
    if (!box) return undefined
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (addresses[front] !== address)
      setAddresses(front === 0 ? [addresses[0], address] : [address, addresses[1]])
  }, [address, front, addresses])

  function loaded(index: 0 | 1) {
    const page = frames[index].current?.contentDocument
    if (!page || addresses[index] === '') return
    page.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest('a')
      if (!link) return
      event.preventDefault()
      const url = new URL(link.href)
      if (url.origin === location.origin) onGo(url.pathname + url.search)
    })
    page.addEventListener('submit', (event) => event.preventDefault())
    if (index !== back) return
    const before = frames[front].current?.contentWindow
    const isSamePage = pageOf(addresses[0]) === pageOf(addresses[1])
    if (before && isSamePage) frames[index].current?.contentWindow?.scrollTo(0, before.scrollY)
    setFront(index)
  }

  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width)
  const look = {
    width,
    height: size.height / scale,
    transform: `scale(${scale})`,
    left: Math.max(0, (size.width - width * scale) / 2),
  }
  return (
    <div ref={place} className={styles.place}>
      {frames.map((frame, index) => {
        const own = index as 0 | 1
        return addresses[own] === '' ? null : (
          <iframe
            key={own}
            ref={frame}
            className={own === front ? styles.front : styles.behind}
            src={addresses[own]}
            title={own === front ? title : 'The next preview'}
            aria-hidden={own === front ? undefined : true}
            tabIndex={own === front ? 0 : -1}
            sandbox="allow-same-origin"
            style={look}
            onLoad={() => loaded(own)}
          />
        )
      })}
    </div>
  )
}

const pageOf = (address: string): string => address.replace(/[?&]desk=\d+$/, '')
