import { linkRel } from '#site/page/links/link-rel.ts'

const anchor = /<a\b[^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*>/gi
const hrefOf = /[\s"'/]href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i
const relOf = /[\s"'/]rel\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i

/**
 * Gives every link that leads to another site its rel, whoever wrote the link: a component of ours or an editor. Nobody
 * can forget it, because nobody has to think of it.
 */
export function withRels(html: string, ticketHost: string | null | undefined): string {
  const host = ticketHost ?? ''
  if (known.size > mostKnown) known.clear()
  return html.replace(anchor, (tag) => known.get(host + tag) ?? learnt(host, tag, ticketHost))
}

/** What is kept must be a copy: a piece of a document holds the whole of it in memory. */
function learnt(host: string, tag: string, ticketHost: string | null | undefined): string {
  const linked = copyOf(withRel(tag, ticketHost))
  known.set(copyOf(host + tag), linked)
  return linked
}

const copyOf = (text: string) => Buffer.from(text).toString()

/** With the ticketing host: a page that is made again has nearly the same links, and those around it are on every page. */
const known = new Map<string, string>()
const mostKnown = 4_000

function withRel(tag: string, ticketHost: string | null | undefined): string {
  const [, ...href] = hrefOf.exec(tag) ?? []
  const wanted = linkRel(unescaped(href.find(Boolean) ?? ''), ticketHost)
  if (!wanted) return tag
  const [given = '', ...words] = relOf.exec(tag) ?? []
  const before = words.find(Boolean) ?? ''
  const rel = withWord(before, wanted)
  if (given) return rel === before ? tag : tag.replace(given, () => ` rel="${rel}"`)
  return `<a rel="${rel}"${tag.slice(2)}`
}

/** The one word that is right, beside those that say something else. */
export function withWord(rel: string, wanted: 'noreferrer' | 'noopener'): string {
  const others = rel.split(/\s+/).filter((word) => word && word !== 'noreferrer' && word !== 'noopener')
  return [...others, wanted].join(' ')
}

const named: Record<string, string> = { amp: '&', colon: ':', sol: '/', bsol: '\\', tab: '\t', newline: '\n' }

/** As far as it concerns where an address leads: a letter may be written as its number. */
const unescaped = (attribute: string) =>
  attribute.replaceAll(
    /&(?:#(\d{1,6})|#x([\da-f]{1,6})|(amp|colon|b?sol|tab|newline));?/gi,
    (_, decimal?: string, hex?: string, name = '') =>
      named[String(name).toLowerCase()] ?? fromCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )

const fromCode = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')
