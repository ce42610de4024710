import type { ComponentType } from 'react'
import type { PromotionSet } from '#contract/promotions.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { useLink } from '#site/page/links/use-link.ts'
import type { PromotionProps } from './Promotion.island.tsx'

export interface PlaceProps {
  /** The location's name; one of each per page. */
  name: string
  set: PromotionSet | null | undefined
  /** On the first screen: its first picture is loaded before others. */
  priority?: boolean
  /** Inside something that has its own margins, it needs none. */
  bare?: boolean
  className?: string | undefined
  /** The same on every page of the school. */
  isShared?: boolean
  Promotion: ComponentType<PromotionProps>
}

const nothing = {}

export const placeId = (name: string): string => `place-${name}`

/** Where campaigns show. An empty place takes no room; in the browser the server's HTML of a full one is kept. */
export function Place({
  name,
  set,
  priority = false,
  bare = false,
  className,
  isShared = false,
  Promotion,
}: PlaceProps) {
  const link = useLink()
  return (
    <ServerHtml<PromotionSet | typeof nothing>
      id={placeId(name)}
      value={set === null ? nothing : set}
      className={className}
      isShared={isShared}
    >
      {(shown) =>
        'location' in shown ? <Promotion set={shown} link={link} priority={priority} bare={bare} /> : null
      }
    </ServerHtml>
  )
}
