import { whenIdle } from './when-idle.ts'

/** Holds an island shut until something needs it. Once open it stays open. */
export interface Gate {
  isOpen: boolean
  opened: Promise<void>
  open(): void
}

export type Defer = 'visible' | 'idle'

/** Shut gates of the page: a navigation must open them, or React would throw the server's HTML away. */
const shut = new Set<Gate>()

export function shutGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  const gate: Gate = {
    isOpen: false,
    opened: promise,
    open() {
      gate.isOpen = true
      shut.delete(gate)
      resolve()
    },
  }
  shut.add(gate)
  return gate
}

export const openGate: Gate = { isOpen: true, opened: Promise.resolve(), open() {} }

export function openAllGates(): void {
  for (const gate of shut) gate.open()
}

/** Only a document's first render has server HTML worth keeping; later ones have nothing to wait for. */
let isFirstRender = true
export const firstRenderDone = () => {
  isFirstRender = false
  performance.mark('hydrated')
}
export const gateForRender = (): Gate =>
  isFirstRender && !import.meta.env.DEV && !import.meta.env.SSR ? shutGate() : openGate

const interactions = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const

/** Opens the gate when its element comes within 150 px of the viewport, or when the browser is idle, or when it is touched. */
export function openWhenNeeded(element: Element, gate: Gate, defer: Defer): () => void {
  const stop = new AbortController()
  const open = () => {
    stop.abort()
    gate.open()
  }
  for (const type of interactions)
    element.addEventListener(type, open, { signal: stop.signal, passive: true })
  if (defer === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && open(),
      {
        rootMargin: '150px',
      },
    )
    observer.observe(element)
    stop.signal.addEventListener('abort', () => observer.disconnect())
  } else {
    whenIdle(open)
  }
  return () => stop.abort()
}
