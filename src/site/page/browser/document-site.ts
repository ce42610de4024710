/** What the document says about its site: set on the html element by the root. */
function siteOf(document: Document): { tenant: string; ssr: string } {
  const { tenant = '', ssr = 'on' } = document.documentElement.dataset
  return { tenant, ssr }
}

/** Where the document's pictures are made, and who stands for a person without a portrait. */
export function documentPictures() {
  const { images = '/images', person = null } = document.documentElement.dataset
  return { images, person }
}

/** A school with `disableSSR` has its data asked for by the browser. */
export const loadsInBrowser = () => siteOf(document).ssr === 'off'

/** The school, for addresses to which no header can be given. */
export const siteTenant = () => siteOf(document).tenant
