import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { plaqueView } from './honors-loads.ts'
import type { Plaque } from './plaque.ts'

/** Of a plaque nothing moves: it travels as HTML. */
export function PlaquePage({ plaque }: { plaque: Plaque | undefined }) {
  return (
    <ServerHtml id="plaque" value={plaque}>
      {(own) => {
        const { PlaqueView } = plaqueView.get()
        return <PlaqueView key={own.id} plaque={own} />
      }}
    </ServerHtml>
  )
}
