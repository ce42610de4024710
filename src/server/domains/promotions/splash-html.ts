import sanitizeHtml, { type IOptions } from 'sanitize-html'

const blocks = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'div', 'span', 'img']
const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small']

/**
 * Words and pictures. The whole of a splash is one link, so there is none in its text; nothing runs, frames or asks for
 * input. A widget's mark stays: by it the site knows what shows itself.
 */
const policy: IOptions = {
  allowedTags: [...blocks, ...marks],
  allowedAttributes: { '*': ['data-widget'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  // The title of the splash is the heading above.
  transformTags: { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
}

export const splashHtml = (html: string): string => sanitizeHtml(html, policy).trim()
