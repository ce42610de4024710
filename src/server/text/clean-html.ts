import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { formattedAttributes, formattedTags } from '#contract/editing/formatted-text.ts'
import { keptCardName } from '#contract/text/text-cards.ts'

/** As in es or pt-BR. */
const isLanguage = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i

/** What an editor's text may be made of. Whatever runs, frames, styles or asks for input is left out. */
const policy: IOptions = {
  allowedTags: Object.values(formattedTags).flat(),
  allowedAttributes: Object.fromEntries(
    Object.entries(formattedAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // A word processor's title would be the second of the page.
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href, title }) => ({
      tagName,
      attribs: {
        ...(href === undefined ? {} : { href }),
        ...(title === undefined ? {} : { title }),
        ...(/^https?:/i.test(href?.trim() ?? '') ? { rel: 'noreferrer' } : {}),
      },
    }),
    i: (tagName, { lang = '' }) => ({
      tagName,
      attribs: (isLanguage.test(lang) ? { lang } : {}) as Record<string, string>,
    }),
    div: (tagName, attribs) => {
      const card = keptCardName(attribs['data-card'] ?? '')
      const said: Record<string, string> = card === null ? {} : { 'data-card': card }
      return { tagName, attribs: said }
    },
    img: (tagName, { src, alt = '', width, height }) => ({
      tagName,
      attribs: {
        ...(src === undefined ? {} : { src }),
        alt,
        ...(width === undefined ? {} : { width }),
        ...(height === undefined ? {} : { height }),
        loading: 'lazy',
      },
    }),
  },
}

/** A paragraph without a word or a picture goes, and so does a picture from nowhere. */
function emptied(): NonNullable<IOptions['exclusiveFilter']> {
  let lastPicture = -1
  return ({ tag, attribs, text, tagPosition }) => {
    if (tag === 'img' && attribs.src) lastPicture = tagPosition
    if (tag === 'img') return !attribs.src
    // However deep a picture stands in it: one that is linked is no empty paragraph.
    return tag === 'p' && text.replace(/[\s\u00a0]/g, '') === '' && lastPicture < tagPosition
  }
}

/** An editor's HTML as it may be stored and shown: what is not known to be harmless is gone. Cleaning twice changes nothing. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, { ...policy, exclusiveFilter: emptied() }).trim()
