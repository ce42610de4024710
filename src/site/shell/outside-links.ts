import { linkRel } from './link-rel.ts'

const anchor = /<a\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi
const hrefOf = /\shref=(?:"([^"]*)"|'([^']*)')/i
const relOf = /\srel=(?:"([^"]*)"|'([^']*)')/i

/**
 * Gives every link that leads to another site its rel, whoever wrote the link: a component of ours or an editor. Nobody
 * can forget it, because nobody has to think of it.
 */
export function withRels(html: string, ticketHost: string | null | undefined): string {
  return html.replace(anchor, (tag) => {
    const [, double, single] = hrefOf.exec(tag) ?? []
    const wanted = linkRel(unescaped(double ?? single ?? ''), ticketHost)
    if (!wanted) return tag
    const [given = '', words = '', others = ''] = relOf.exec(tag) ?? []
    const rel = withWord(words || others, wanted)
    if (given) return rel === (words || others) ? tag : tag.replace(given, ` rel="${rel}"`)
    return `<a rel="${rel}"${tag.slice(2)}`
  })
}

/** The one word that is right, beside those that say something else. */
export function withWord(rel: string, wanted: 'noreferrer' | 'noopener'): string {
  const others = rel.split(/\s+/).filter((word) => word && word !== 'noreferrer' && word !== 'noopener')
  return [...others, wanted].join(' ')
}

const unescaped = (attribute: string) => attribute.replaceAll('&amp;', '&')
