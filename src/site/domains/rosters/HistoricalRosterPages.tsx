import { PageLinks } from '../../shell/PageLinks.tsx'
import { type HistoricalChoice, historicalHref } from './historical-roster-choice.ts'

/** The way through a long list, a page at a time. */
export function HistoricalRosterPages({ choice, pages }: { choice: HistoricalChoice; pages: number }) {
  return <PageLinks page={choice.page} pages={pages} href={(page) => historicalHref({ ...choice, page })} />
}
