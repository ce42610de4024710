import type { PromotionSet } from '#contract/promotions.ts'
import { islandComponent } from '#site/lateness/late-code.ts'
import { loadsInBrowser } from '#site/page/browser/document-site.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import type { ShellData } from '#site/page/school/shell-data.ts'
import { Place, type PlaceProps } from './Place.tsx'

const load = () => import('./Promotion.island.tsx')
const Promotion = islandComponent(load)
// A school without server rendering needs it in any case: it comes along with the data.
if (!import.meta.env.SSR && loadsInBrowser()) void load()

interface ShellPromotionProps extends Pick<PlaceProps, 'className' | 'bare'> {
  name: keyof ShellData['promotions']
}

/** A place around every page, whose campaigns are asked for once: `<ShellPromotion name="header-icons" />`. */
export function ShellPromotion({ name, ...props }: ShellPromotionProps) {
  // Absent in the browser's first render: the document's data leaves them out, its HTML has them.
  const sets: Partial<Record<string, PromotionSet | null>> | undefined = useRootData()?.shell.promotions
  return <Place {...props} name={name} set={sets?.[name]} isShared Promotion={Promotion} />
}
