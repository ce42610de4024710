/**
 * Letters that are larger than the browser's own move no breakpoint. Where the row of the header would not have the room,
 * it stays as the school has it.
 */
const larger = (times: number): string => {
  const short = [40, 80].map((from) => `(${from}em<=width<${from * times}em)`).join(' or ')
  return `html{font-size:${times * 100}%}@media ${short}{header:not(main *){zoom:${(1 / times).toFixed(3)}}}`
}

/** How somebody wants to see the site, said by words; what none of them says stays as the school has it. */
export const looks = {
  still: {
    label: 'Nothing moves',
    help: 'No slides that turn by themselves, nothing that glides or fades',
    css: '*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}:root{--duration-fast:0ms;--duration:0ms}',
  },
  contrast: {
    label: 'Stronger contrast',
    help: 'No quiet words, every edge as strong as that of a control, every link underlined',
    css: ':root,.light-theme,.dark-theme,.on-primary,.on-secondary,.default-black,.default-white{--text-muted:var(--text);--border:var(--control)}main a{text-decoration:underline}',
  },
  large: { label: 'Larger text', help: 'A quarter larger than in your browser', css: larger(1.25) },
  larger: { label: 'Much larger text', help: 'Half as large again', css: larger(1.5) },
  spelled: {
    label: 'Abbreviations spelled out',
    help: 'As in QB (Quarterback), wherever we know the words',
    css: 'abbr[title]{text-decoration:none}abbr[title]:not(:has(.visually-hidden))::after{content:" (" attr(title) ")"}:is(abbr,th)[title] .visually-hidden{all:unset!important}',
  },
  dates: {
    label: 'Dates in plain words',
    help: 'With the day of the week and the year, as in Saturday, November 14, 2026',
    css: 'time[data-plain]::after{content:" (" attr(data-plain) ")"}',
  },
  bare: {
    label: 'No pictures',
    help: 'Their descriptions stand in their place',
    css: 'img[alt=""],video,[aria-hidden] img{display:none!important}img{background:none!important}img[src]{opacity:0!important}',
  },
} as const
export type Look = keyof typeof looks

export const allLooks = Object.keys(looks) as Look[]

/** The words among these that are known, in our order. */
export const readLooks = (words: string): Look[] => {
  const said = words.split(' ')
  return allLooks.filter((look) => said.includes(look))
}

/** With one more or one less; there is one size of text. */
export function withLook(chosen: readonly Look[], look: Look, isOn: boolean): Look[] {
  const sizes: readonly Look[] = ['large', 'larger']
  const left = chosen.filter((own) => own !== look && !(isOn && sizes.includes(look) && sizes.includes(own)))
  return allLooks.filter((own) => left.includes(own) || (isOn && own === look))
}

/** What the device keeps: the words, and the rules that they stand for, so that no page has to carry these. */
export const keptText = (chosen: readonly Look[]): string =>
  chosen.length === 0 ? '' : `${chosen.join(' ')}\n${chosen.map((look) => looks[look].css).join('')}`
