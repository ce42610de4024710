import { PageLinks } from '../../shell/PageLinks.tsx'
import { honorsHref } from './honors-choice.ts'
import type { HonorsListPage } from './honors-list-page.ts'

/** The way through a long list, a page at a time. */
export function HonorsPages({ page: { list, choice, pages } }: { page: HonorsListPage }) {
  return <PageLinks page={choice.page} pages={pages} href={(page) => honorsHref(list, { ...choice, page })} />
}
