import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { type Defer, type Gate, gateForRender, openWhenNeeded } from './gate.ts'

type IslandProps = { children: ReactNode; className?: string } & (
  | { critical: true; defer?: never }
  | { critical?: never; defer: Defer }
)

/**
 * Keeps the server's HTML until its behaviour is needed, then loads the code and hydrates in place.
 * Whoever holds an island says when: without `defer` only a critical one compiles.
 */
export function Island({ children, className, critical, defer }: IslandProps) {
  const element = useRef<HTMLDivElement>(null)
  const [gate] = useState(gateForRender)

  useEffect(() => {
    if (critical) gate.open()
    else if (!gate.isOpen && element.current) return openWhenNeeded(element.current, gate, defer)
  }, [gate, critical, defer])

  return (
    <div ref={element} className={className} data-island="">
      <Suspense fallback={null}>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  )
}

function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!gate.isOpen) use(gate.opened)
  return children
}
