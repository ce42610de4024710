type Numbers = (below: number) => number

/** The same numbers for the same seed, on every machine. */
export function numbersFrom(seed: number): Numbers {
  let state = (seed + 1) * 2_654_435_761
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    state ^= state >>> 13
    return (state >>> 0) % Math.max(1, below)
  }
}

type Mutation = (file: Uint8Array, random: Numbers) => Uint8Array

const textOf = (file: Uint8Array) => new TextDecoder('windows-1252').decode(file)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const asText =
  (change: (text: string, random: Numbers) => string): Mutation =>
  (file, random) =>
    bytesOf(change(textOf(file), random))

const concat = (...parts: Uint8Array[]): Uint8Array => Buffer.concat(parts)

/** One of the matches, changed. */
function changeOne(
  text: string,
  pattern: RegExp,
  random: Numbers,
  change: (found: string) => string,
): string {
  const found = [...text.matchAll(pattern)]
  const one = found[random(found.length)]
  return one ? text.slice(0, one.index) + change(one[0]) + text.slice(one.index + one[0].length) : text
}

const numbers = [
  '99999999999999999999',
  '-1',
  '1e308',
  'NaN',
  '',
  'X',
  '0x10',
  '-.5',
  '1,2',
  ' 7 ',
  '\u0000',
  '9'.repeat(500),
]
const texts = [
  '&lol;',
  '&#0;',
  '&#xD800;',
  '&#x10FFFF;',
  '&',
  '<',
  'É',
  '\u202e',
  'V',
  'x'.repeat(5000),
  '__proto__',
]

const mutations: Mutation[] = [
  (file, random) => {
    const bytes = Uint8Array.from(file)
    for (let left = 1 + random(6); left > 0; left--) bytes[random(bytes.length)] = random(256)
    return bytes
  },
  (file, random) => file.slice(0, random(file.length)),
  (file, random) => file.slice(random(file.length)),
  (file, random) => {
    const [from, length, to] = [random(file.length), random(400), random(file.length)]
    return concat(file.slice(0, to), file.slice(from, from + length), file.slice(to))
  },
  (file, random) => {
    const from = random(file.length)
    return concat(file.slice(0, from), file.slice(from + random(400)))
  },
  // Whole elements twice, none, or in another order: still well formed.
  asText((text, random) =>
    changeOne(text, /<(\w+)[^<>]*><\/\1>/g, random, (found) => found.repeat(1 + random(4))),
  ),
  asText((text, random) => changeOne(text, /<(\w+)[^<>]*><\/\1>/g, random, () => '')),
  asText((text, random) => {
    const names = [
      'team',
      'player',
      'linescore',
      'totals',
      'play',
      'score',
      'venue',
      'status',
      'rules',
      'plays',
    ]
    const [from = '', to = ''] = [names[random(names.length)], names[random(names.length)]]
    return text
      .replaceAll(`<${from} `, `<${to} `)
      .replaceAll(`<${from}>`, `<${to}>`)
      .replaceAll(`</${from}>`, `</${to}>`)
  }),
  asText((text, random) =>
    changeOne(text, /(?<==")-?\d+(?:\.\d+)?(?=")/g, random, () => numbers[random(numbers.length)] ?? ''),
  ),
  asText((text, random) =>
    changeOne(text, /(?<==")[^"]*(?=")/g, random, () => texts[random(texts.length)] ?? ''),
  ),
  asText((text, random) => changeOne(text, / [\w-]+="/g, random, () => ' constructor="')),
  asText((text, random) =>
    text
      .replace(
        /^<\w+/,
        `<${['bbgame', 'fbgame', 'bsgame', 'sogame', 'vbgame', 'lcgame', 'hkgame', 'fbseas', 'xxgame', 'html'][random(10)]}`,
      )
      .replace(/<\/\w+>\s*$/, ''),
  ),
  asText((text, random) => {
    const depth = random(3000)
    return changeOne(
      text,
      /<totals/g,
      random,
      (found) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}${found}`,
    )
  }),
  asText((text) => `<!DOCTYPE x [<!ENTITY lol "lol">]>${text}`),
  asText((text) => `<?xml version="1.0" encoding="ISO-8859-1"?>${text}`),
  asText((text, random) => text.replaceAll('>', `>${' '.repeat(random(20))}`)),
]

/** A file after one to three accidents. */
export function mutated(file: Uint8Array, random: Numbers): Uint8Array {
  let result = file
  for (let left = 1 + random(3); left > 0; left--)
    result = mutations[random(mutations.length)]?.(result, random) ?? result
  return result
}
