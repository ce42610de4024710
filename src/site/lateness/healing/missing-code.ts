import { forceLoad } from './force-load.ts'
import { visit } from './visit.ts'

/** Which page is loaded anew where code is missing, as it is after a deploy: none on a first load, whose HTML is whole. */
export const pageInNeed = (
  { target, hasMoved }: Pick<typeof visit, 'target' | 'hasMoved'>,
  shown: string,
): string | null => target ?? (hasMoved ? shown : null)

/** Instead of code that could not be loaded: waits for ever, either for the document or with the server's HTML. */
export function missingCode(): Promise<never> {
  const path = pageInNeed(visit, location.pathname + location.search)
  if (path !== null) forceLoad(path)
  return new Promise(() => {})
}
