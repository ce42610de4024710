import { fileEndings } from '#site/table/file-endings.ts'

/** What the specification has outside of the app, and what is no page: they leave the app by a full page load. */
const outsidePrefixes = [
  '/watch',
  '/galleries',
  '/tournament-experience/',
  '/gameday/',
  '/signingday/',
  '/feature/',
  '/services/',
  '/showcase',
  '/sidearmstats/',
  '/api/',
  '/files/',
  '/documents/',
  '/images/',
]

/** Files for other programs: the browser takes them as they are. */
const fileEnding = new RegExp(`\\.(?:${fileEndings.join('|')})(?:[?#]|$)`, 'i')

/** Links starting with a single slash are in-app, except what lies outside the app. */
export function isInApp(href: string): boolean {
  return (
    href.startsWith('/') &&
    !href.startsWith('//') &&
    !fileEnding.test(href) &&
    !outsidePrefixes.some((prefix) => href.toLowerCase().startsWith(prefix))
  )
}

interface Click {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  defaultPrevented: boolean
}

/** Whether a click on a plain anchor should navigate inside the app: an ordinary click on an ordinary in-app link. */
export function navigatesInApp(
  click: Click,
  anchor: { href: string | null; target: string; download: boolean },
): boolean {
  const isPlain =
    click.button === 0 &&
    !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.defaultPrevented)
  const isOwn = (anchor.target === '' || anchor.target === '_self') && !anchor.download
  return isPlain && isOwn && anchor.href !== null && isInApp(anchor.href)
}

/** Whether a form that asks for a page may be answered by a navigation inside the app. */
export function submitsInApp(form: {
  method: string
  action: string | null
  target: string
  defaultPrevented: boolean
}): boolean {
  const isOwn = form.target === '' || form.target === '_self'
  return (
    form.method === 'get' && isOwn && !form.defaultPrevented && form.action !== null && isInApp(form.action)
  )
}
