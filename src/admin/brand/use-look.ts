import { type RefObject, useEffect, useRef } from 'react'
import { brandProperties } from '#ui/ground/brand.ts'
import { LOOKS, type LookName } from '#ui/ground/looks.ts'

/** A place whose properties are those that the site has in these colors and this theme; null: as they were before. */
export function useLook(
  colors: { primary: string; secondary: string } | null,
  theme: LookName,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const { primary, secondary } = colors ?? {}
  useEffect(() => {
    const style = place.current?.style
    if (!style || !primary || !secondary) return
    // One by one: the desk allows no style that stands in its markup.
    style.cssText = ''
    for (const [property, value] of Object.entries(brandProperties({ primary, secondary }, LOOKS[theme])))
      style.setProperty(property, value)
  }, [primary, secondary, theme])
  return place
}
