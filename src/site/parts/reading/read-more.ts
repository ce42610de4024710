/** What shows at once, and the least that is worth a click. */
const leadLength = 700
const restLength = 250

const tags = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*?(\/?)>/gi
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** The places between two outermost elements, where HTML may be parted without breaking one. */
function seams(html: string): number[] {
  const ends: number[] = []
  let depth = 0
  for (const match of html.matchAll(tags)) {
    const [tag, closing, name = '', isClosed] = match
    if (closing) depth = Math.max(0, depth - 1)
    else if (!isClosed && !voids.has(name.toLowerCase())) depth += 1
    if (depth === 0) ends.push(match.index + tag.length)
  }
  return ends
}

const textLength = (html: string): number => html.replace(tags, '').replace(/\s+/g, ' ').trim().length

export interface PartedHtml {
  lead: string
  /** Empty where the whole is short enough to show at once. */
  rest: string
}

/** The first paragraphs of a long text, and those that wait behind 'Read more'. */
export function partHtml(html: string): PartedHtml {
  const seam = seams(html).find((end) => textLength(html.slice(0, end)) >= leadLength)
  const rest = seam === undefined ? '' : html.slice(seam)
  return textLength(rest) < restLength ? { lead: html, rest: '' } : { lead: html.slice(0, seam), rest }
}
