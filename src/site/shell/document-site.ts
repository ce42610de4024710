/** What the document says about its site: set on the html element by the root. */
function siteOf(document: Document): { tenant: string; ssr: string } {
  const { tenant = '', ssr = 'on' } = document.documentElement.dataset
  return { tenant, ssr }
}

/** A school with `disableSSR` has its data asked for by the browser. */
export const loadsInBrowser = () => siteOf(document).ssr === 'off'

/** The school, for addresses to which no header can be given. */
export const siteTenant = () => siteOf(document).tenant
