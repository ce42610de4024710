import type { WordTag } from '#contract/editing/formatted-text.ts'
import type { Element } from '../text/tree.ts'

/** What an element says of its look, by name. */
export function styleOf({ attributes }: Element): Record<string, string> {
  const found: Record<string, string> = {}
  for (const rule of (attributes.style ?? '').split(';')) {
    const at = rule.indexOf(':')
    if (at > 0)
      found[rule.slice(0, at).trim().toLowerCase()] = rule
        .slice(at + 1)
        .trim()
        .toLowerCase()
  }
  return found
}

const isBold = (weight: string) => weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
const isPlain = (weight: string) => weight === 'normal' || Number(weight) < 600

const own: Readonly<Record<string, WordTag>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  strike: 's',
  del: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  small: 'small',
  cite: 'cite',
  q: 'q',
}

/** What an element does to the words in it, by its name or by its look. Programs that copy text say most of it by look. */
export function emphasisOf(element: Element, before: readonly WordTag[]): WordTag[] {
  const style = styleOf(element)
  const weight = style['font-weight'] ?? ''
  const lines = `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`
  const added = new Set<WordTag>(before)
  const named = own[element.tag]
  if (named) added.add(named)
  if (isBold(weight)) added.add('strong')
  else if (weight !== '' && isPlain(weight)) added.delete('strong')
  if (/^(italic|oblique)/.test(style['font-style'] ?? '')) added.add('em')
  else if (style['font-style'] === 'normal') added.delete('em')
  // A link is underlined as it is.
  if (lines.includes('underline') && element.tag !== 'a') added.add('u')
  if (lines.includes('line-through')) added.add('s')
  if (style['vertical-align'] === 'super') added.add('sup')
  if (style['vertical-align'] === 'sub') added.add('sub')
  return [...added]
}

const isOffered = /display\s*:\s*none|mso-hide\s*:\s*all|mso-list\s*:\s*ignore/i
/** Nobody was to see it, or it is a bullet that was drawn by hand. */
export const isHidden = ({ attributes }: Element): boolean => isOffered.test(attributes.style ?? '')
