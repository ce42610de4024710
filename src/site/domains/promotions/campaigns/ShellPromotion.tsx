import type { PromotionSet } from '#contract/promotions.ts'
import { islandComponent } from '#site/lateness/late-code.ts'
import { useUnlessKept } from '#site/lateness/ServerHtml.tsx'
import { useRootData } from '#site/page/school/root-data.ts'
import type { ShellData } from '#site/page/school/shell-data.ts'
import { Place, type PlaceProps, placeId } from './Place.tsx'

const Promotion = islandComponent(() => import('./Promotion.island.tsx'))

interface ShellPromotionProps extends Pick<PlaceProps, 'className' | 'bare'> {
  name: keyof ShellData['promotions']
}

/** A place around every page, whose campaigns are asked for once: `<ShellPromotion name="header-icons" />`. */
export function ShellPromotion({ name, ...props }: ShellPromotionProps) {
  // Absent in a document's data: its HTML has them, and stays for the visit.
  const sets: Partial<Record<string, PromotionSet | null>> | undefined = useRootData()?.shell.promotions
  const set = useUnlessKept(placeId(name), { of: sets?.[name] })?.of
  return <Place {...props} name={name} set={set} isShared Promotion={Promotion} />
}
