/** What a browser refused on one of our pages, as far as an operator needs to know of it. */
export interface PolicyReport {
  directive: string
  /** Where it came from: an origin, or a word such as inline. */
  blocked: string
  page: string
}

const directives = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
])

/** What a visitor has installed asks for things that no page of ours asks for. */
const ofBrowsers =
  /^(chrome|moz|safari(-web)?|ms-browser|webkit-masked-url|about|blob|data|file)(-extension)?:/

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** In either of the two ways in which browsers tell it; null where it is no report, or not of our making. */
export function readPolicyReport(sent: unknown): PolicyReport | null {
  const first: unknown = Array.isArray(sent) ? sent[0] : sent
  if (typeof first !== 'object' || first === null) return null
  const { 'csp-report': old, body, type } = first as Record<string, unknown>
  const said = (type === 'csp-violation' ? body : old) as Record<string, unknown> | undefined
  if (typeof said !== 'object' || said === null) return null
  const named = text(said['effective-directive'] ?? said.effectiveDirective ?? said['violated-directive'])
  const directive = named.split(' ')[0] ?? ''
  const blocked = text(said['blocked-uri'] ?? said.blockedURL)
  const source = text(said['source-file'] ?? said.sourceFile)
  if (ofBrowsers.test(blocked) || ofBrowsers.test(source)) return null
  const page = URL.parse(text(said['document-uri'] ?? said.documentURL))
  if (!page) return null
  return {
    directive: directives.has(directive) ? directive : 'other',
    blocked: (URL.parse(blocked)?.origin ?? blocked).slice(0, 100),
    page: page.pathname.slice(0, 200),
  }
}
