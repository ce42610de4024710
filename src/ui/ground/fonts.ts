/** The rules of the fonts, for the document itself. */

/** The address of the one font file that nearly every page needs, for a preload link in the document's head. */
export { default as fontUrl } from 'cut-fonts/archivo.woff2?url'
export { default as fontRules } from './fonts.css?inline'
