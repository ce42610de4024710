import { onShownPage } from '#site/page/shown-page.ts'

let shown: string | null = null

/** The server counted the document; of the pages that follow in it, it is told that they were read. Where says the referrer. */
export function startFigures(): void {
  onShownPage(({ pathname }) => {
    if (shown !== null && shown !== pathname) navigator.sendBeacon('/seen')
    shown = pathname
  })
}
