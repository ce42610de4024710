import { apiOf, callName, callOf } from '#contract/client/api-calls.ts'
import type { PageRequest } from '#contract/pages/page-request.ts'
import { keptAtHeader } from '../offline/kept-at.ts'

/** Asks for the answers of the calls that a page of a school without SSR makes first, in place of its document. */
const parameter = 'calls'

/**
 * They are beside the page itself, so that they are kept, renewed and refused as it is, and are asked for as soon as the
 * document's head is read. Not by a preload: Chromium would fetch what may be kept by nobody a second time. Where they
 * cannot be had they are asked for later and later: a page put together from what little is answered would be untrue.
 */
export const firstCallsScript = [
  // The server has not been told yet, as on a first visit: whoever has so little reception is led to the whole page. What
  // a browser calls 2g has answers after 1.4 seconds; half of that, or 500 kbit/s, is too little for the code of a page.
  '(c=>c&&(c.saveData||/2g/.test(c.effectiveType)||c.rtt>=700||c.downlink<.5))(navigator.connection)',
  "?(firstCalls=new Promise(()=>{}),stop(),(to=>{to.searchParams.set('ssr',1);location.replace(to)})(new URL(location)))",
  `:firstCalls=function ask(wait){return fetch(location.pathname+(location.search?location.search+'&':'?')+'${parameter}=1')`,
  // On a device that gives what it had kept, the page is what it was.
  `.then(r=>{const k=r.headers.get('${keptAtHeader}');if(k)document.documentElement.dataset.offline=k`,
  ';if(r.status>501)throw r;return r.ok?r.json():{}})',
  '.catch(()=>new Promise(then=>setTimeout(then,wait*(.5+Math.random()))).then(()=>ask(Math.min(wait*2,2e4))))}(1e3)',
].join('')

/** However slow the connection is said to be by now: a document that was sent as a shell waits for them. */
export const asksFirstAnswers = (url: URL, { tenant }: Pick<PageRequest, 'tenant'>): boolean =>
  tenant.configuration.disableSSR && url.searchParams.get(parameter) === '1'

/** An `Api` that remembers what it answered, by the names under which the browser will look for it. */
export function remembering(api: PageRequest['api']): {
  api: PageRequest['api']
  answers: Record<string, unknown>
} {
  const answers: Record<string, unknown> = {}
  return {
    answers,
    api: apiOf(async (domain, name, input) => {
      const answer = await callOf(api, domain, name)?.(input)
      answers[callName(domain, name, input)] = answer
      return answer
    }),
  }
}
