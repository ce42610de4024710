import { isShared } from '#contract/endpoint.ts'
import { payloadAddress, routeOfFile } from '#contract/pages/router-names.ts'
import { pages } from '#site/table/pages.ts'
import type { Row } from '#site/table/row.ts'
import { addressOf } from '#tests/api/samples.ts'
import { fillRow, isFile, variants } from '#tests/pages/route-rows.ts'
import { answeredCalls } from './answered-calls.ts'
import { openEndpoints } from './endpoints.ts'
import type { SiteDoor } from './open-site.ts'
import { callSamples, pageSamples } from './site-samples.ts'

export interface KeptAddress {
  /** The row of the table of pages, or the call. */
  row: string
  address: string
  /** The data of a page, or its document as the server makes it: what is asked for less often. */
  isOtherForm?: true
}

/**
 * An address of each page and file of the table, and of each call that may be kept. A page has two: its document, and
 * its data, or the whole document where a school has its pages made in the browser.
 */
export async function keptAddresses(
  site: SiteDoor,
  school: string,
  isMadeInBrowser: boolean,
): Promise<KeptAddress[]> {
  const ask: SiteDoor['ask'] = (...asked) => {
    // What is kept for too long would be made anew behind the answer, while others are asked for already.
    site.forget()
    return site.ask(...asked)
  }
  const ofApi = await callSamples(ask, school)
  const samples = { ...(await pageSamples(ask, school)), '*': 'nothing.pdf' }
  const calls = openEndpoints
    .filter(({ endpoint }) => isShared(endpoint))
    .map(({ name, endpoint }) => ({ row: name, address: addressOf(endpoint, ofApi) }))
  const ofTable = (pages as readonly Row[]).flatMap((row) =>
    variants(row.path)
      .map((path) => fillRow(path.replace('*', ':*'), samples))
      .flatMap((pathname): KeptAddress[] => [
        { row: row.path, address: pathname },
        ...(isFile(row)
          ? []
          : [{ row: row.path, address: otherFormOf(row, pathname), isOtherForm: true as const }]),
      ]),
  )
  return [...calls, ...(await answeredCalls(ask, school, ofApi)), ...ofTable]

  function otherFormOf({ file }: Row, pathname: string): string {
    return isMadeInBrowser ? `${pathname}?ssr=1` : payloadAddress({ pathname }, routeOfFile(`routes/${file}`))
  }
}
