/** One character of a pattern, and how often it may come. */
interface Piece {
  isOne: RegExp
  least: number
  most: number
}

export interface Pattern {
  pieces: Piece[]
  fromStart: boolean
  toEnd: boolean
}

/** Nothing that is asked for by a pattern is longer; a longer text fits none. */
const longestText = 1_000

/** A character, a class or an escape, and a quantifier. What else regular expressions know is no part of the language. */
const pieces =
  /(?<one>\[(?:\\.|[^\]\\])*\]|\\[dDwWsS]|\\\W|[^()[\]{}*+?|\\^$])(?:(?<sign>[*+?])|\{(?<least>\d+)(?<open>,(?<most>\d*))?\})?/y

/**
 * Reads '^[A-Z]{2}-?\d+$'. Groups, alternatives and lookarounds are refused: whoever writes a form must not be able to
 * write an expression that the server never finishes, and without them a pattern can be tried in one walk.
 * @throws SyntaxError
 */
export function parsePattern(source: string): Pattern {
  const [, start, body = '', end] = /^(\^?)(.*?)((?<!\\)\$)?$/s.exec(source) ?? []
  const pattern: Pattern = { pieces: [], fromStart: start === '^', toEnd: end === '$' }
  for (pieces.lastIndex = 0; pieces.lastIndex < body.length; ) {
    const found = pieces.exec(body)?.groups
    if (!found) throw new SyntaxError(`The pattern /${source}/ cannot be read.`)
    const [least, most] = timesOf(found)
    if (least > most) throw new SyntaxError(`The pattern /${source}/ asks for more than it allows.`)
    pattern.pieces.push({ isOne: new RegExp(`^${found.one}$`), least, most })
  }
  return pattern
}

function timesOf({ sign, least, open, most }: Record<string, string | undefined>): [number, number] {
  if (sign) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity]
  if (least === undefined) return [1, 1]
  if (open === undefined) return [Number(least), Number(least)]
  return [Number(least), most ? Number(most) : Infinity]
}

/** In time that grows with the text and with the pattern, never with their combinations. */
export function fits({ pieces: all, fromStart, toEnd }: Pattern, text: string): boolean {
  if (text.length > longestText) return false
  let reached = Array.from({ length: text.length + 1 }, (_, place) => place === 0 || !fromStart)
  for (const piece of all) reached = placesAfter(piece, reached, text)
  return toEnd ? reached.at(-1) === true : reached.includes(true)
}

/** From every place that was reached a piece leads to a stretch of places; stretches are kept by where they begin and end. */
function placesAfter({ isOne, least, most }: Piece, reached: readonly boolean[], text: string): boolean[] {
  const steps = new Int16Array(text.length + 2)
  let run = 0
  for (let place = text.length; place >= 0; place--) {
    run = place < text.length && isOne.test(text.charAt(place)) ? run + 1 : 0
    if (!reached[place] || run < least) continue
    steps[place + least] = (steps[place + least] ?? 0) + 1
    const beyond = place + Math.min(run, most) + 1
    steps[beyond] = (steps[beyond] ?? 0) - 1
  }
  let open = 0
  return reached.map((_, place) => {
    open += steps[place] ?? 0
    return open > 0
  })
}
