import { type Styles, usedStyles } from './used-styles.ts'

export interface StyleSheet {
  href: string
  rules: Styles
}

const place = '<style id="brand"'

/**
 * Puts the sheet on when something comes to the document that it was not drawn with. Until then the sheet is for paper
 * alone: to have it would cost a phone another look at every element, and would change none.
 */
const putOnScript = `(()=>{
const sheet=document.currentScript.previousElementSibling,known=new Set,seen=new Set
const wordsOf=e=>e.getAttribute('class')
for(const e of document.querySelectorAll('[class]'))seen.add(wordsOf(e))
for(const words of seen)for(const word of words.split(' '))known.add(word)
const isNew=e=>{const words=wordsOf(e);if(!words||seen.has(words))return false;seen.add(words);return words.split(' ').some(word=>!known.has(word))}
const brings=e=>e.nodeType===1&&(isNew(e)||[].some.call(e.querySelectorAll('[class]'),isNew))
new MutationObserver((all,observer)=>{if(all.some(({type,target,addedNodes})=>type==='attributes'?isNew(target):[].some.call(addedNodes,brings))){sheet.media='all';observer.disconnect()}}).observe(document,{subtree:true,childList:true,attributeFilter:['class']})
})()`

/**
 * The document with the styles that it is drawn with before those of its school, and all others at its end: in one file
 * that a visit fetches once, and that the first paint does not wait for. A school whose pages are drawn in the browser
 * needs them all.
 */
export function withStyles(
  html: string,
  sheet: StyleSheet | null,
  { nonce, shellOnly }: { nonce: string; shellOnly: boolean },
): string {
  const start = html.indexOf(place)
  const end = html.lastIndexOf('</body>')
  if (!sheet || start === -1 || end === -1) return html
  const head = html.indexOf('>', start) + 1
  const link = shellOnly
    ? `<link rel="stylesheet" href="${sheet.href}"/>`
    : `<link rel="stylesheet" href="${sheet.href}" media="print"/><script nonce="${nonce}">${putOnScript}</script>`
  return html.slice(0, head) + usedStyles(sheet.rules, html) + html.slice(head, end) + link + html.slice(end)
}
