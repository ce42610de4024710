import type { RecapInput } from '../input/recap-input.ts'
import { dateText } from '../words/dates.ts'
import type { Fact, Sentence } from '../words/phrase.ts'

/** What stands at a path of the input; what a line leaves out is zero. */
function at(input: RecapInput, path: string): unknown {
  let value: unknown = input
  for (const step of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  }
  return value === undefined && /(?:totals|groups)\./.test(path) ? 0 : value
}

const numberAt = (input: RecapInput, path: string): number => {
  const value = at(input, path)
  if (typeof value !== 'number') throw new RangeError(`there is no number at ${path}`)
  return value
}
const textAt = (input: RecapInput, path: string): string => {
  const value = at(input, path)
  if (typeof value !== 'string') throw new RangeError(`there is no text at ${path}`)
  return value
}

/** 'less(a,b)' as its name and its arguments. */
function call(from: string): { name: string; args: string[] } | null {
  const open = from.indexOf('(')
  if (open < 0) return null
  const args: string[] = []
  let [depth, start] = [0, open + 1]
  for (let place = open + 1; place < from.length; place++) {
    const sign = from[place]
    if (sign === '(') depth++
    else if ((sign === ',' && depth === 0) || (sign === ')' && depth === 0)) {
      if (place > start) args.push(from.slice(start, place))
      start = place + 1
    } else if (sign === ')') depth--
  }
  return { name: from.slice(0, open), args }
}

/** The running score once more, by other means than the writer's: away and home after each change. */
function running({ box, plays, game }: RecapInput): number[] {
  const margins = (rows: readonly { awayScore: number | null; homeScore: number | null }[]) => {
    const seen: string[] = []
    for (const { awayScore, homeScore } of rows) {
      const text = `${awayScore}:${homeScore}`
      if (awayScore !== null && homeScore !== null && seen.at(-1) !== text && text !== '0:0') seen.push(text)
    }
    return seen
  }
  const isOurs = box?.teams[0].side === 'home'
  const final = isOurs ? `${game.score?.[1]}:${game.score?.[0]}` : `${game.score?.[0]}:${game.score?.[1]}`
  const list = [margins(box?.scoring ?? []), margins(plays)].find((each) => each.at(-1) === final) ?? []
  return list.map((text) => {
    const [away = 0, home = 0] = text.split(':').map(Number)
    return away - home
  })
}

type Rule = (input: RecapInput, args: string[]) => number | string
const number = (value: string | undefined) => Number(value)
const kinds = (input: RecapInput, kind: string) =>
  (input.box?.matches ?? []).filter((match) => match.kind === kind)

const rules: Record<string, Rule> = {
  zero: () => 0,
  one: () => 1,
  sum: (input, args) => args.reduce((total, arg) => total + valueOf(input, arg), 0),
  less: (input, [one = '', other = '']) => valueOf(input, one) - valueOf(input, other),
  percent: (input, [part = '', whole = '']) => (100 * valueOf(input, part)) / valueOf(input, whole),
  ratio: (input, [part = '', whole = '']) => valueOf(input, part) / valueOf(input, whole),
  blocks: (input, [solo = '', shared = '']) => valueOf(input, solo) + valueOf(input, shared) / 2,
  through: (input, [path = '', count]) => {
    const list = at(input, path)
    if (!Array.isArray(list)) throw new RangeError(`there is no list at ${path}`)
    return list.slice(0, number(count)).reduce((total: number, value: number) => total + value, 0)
  },
  count: (input, [path = '', count]) => {
    const list = at(input, path)
    if (!Array.isArray(list) || number(count) > list.length)
      throw new RangeError(`${path} is shorter than ${count}`)
    return number(count)
  },
  extra: (input, [count]) => {
    if ((input.box?.periods.length ?? 0) - input.game.regulation < number(count))
      throw new RangeError('not so many overtimes')
    return number(count)
  },
  overtimes: ({ game }) => Number(/^(\d+)OT$/.exec(game.note ?? '')?.[1] ?? 1),
  shootout: ({ game }, [place]) => Number((game.note ?? '').match(/\d+/g)?.[number(place)]),
  number: ({ game }) => Number(/[\d.]+/.exec((game.note ?? '').replace(/,/g, ''))?.[0]),
  leadChanges: (input) => {
    const signs = running(input)
      .map(Math.sign)
      .filter((sign) => sign !== 0)
    return signs.filter((sign, place) => place > 0 && sign !== signs[place - 1]).length
  },
  timesTied: (input) => running(input).filter((margin) => margin === 0).length,
  yards: (input, [path = '']) => Number(/ (-?\d+) yd /.exec(textAt(input, path))?.[1]),
  minute: (input, [path = '']) => Number(textAt(input, path).split(':')[0]) + 1,
  innings: (input, [path = '']) => numberAt(input, path),
  sets: ({ box }, [team, count]) => {
    const [own, other] = team === '0' ? [0, 1] : [1, 0]
    const lines = box?.teams.map(({ scoreByPeriod }) => scoreByPeriod.slice(0, number(count))) ?? []
    return (lines[own] ?? []).filter((points, set) => points > (lines[other]?.[set] ?? 0)).length
  },
  courts: (input, [team, kind = '']) => {
    if (kind === 'unfinished')
      return (input.box?.matches ?? []).filter(({ winner }) => winner === null).length
    const side = team === '-1' ? null : input.box?.teams[team === '0' ? 0 : 1].side
    return kinds(input, kind).filter(({ winner }) => winner !== null && (side === null || winner === side))
      .length
  },
  threeSetters: (input, [team]) => {
    const side = team === '-1' ? null : input.box?.teams[0].side
    return kinds(input, 'singles').filter(
      ({ winner, sets }) => winner !== null && sets.length > 2 && (side === null || winner === side),
    ).length
  },
  tiebreakers: ({ box }) =>
    (box?.matches ?? [])
      .filter(({ winner }) => winner !== null)
      .flatMap(({ sets }) => sets)
      .filter((set) => Math.min(set.away, set.home) === 6 && Math.max(set.away, set.home) === 7).length,
  shotsIn: ({ box, plays }, [team, period]) =>
    plays.filter(
      (play) =>
        play.period === number(period) &&
        play.side === box?.teams[team === '0' ? 0 : 1].side &&
        /^(?:shot|goal)\b/i.test(play.text),
    ).length,
  fullTime: ({ box }, [team]) => {
    const minutes = (box?.teams[team === '0' ? 0 : 1].players ?? [])
      .filter(({ jersey }) => jersey !== 'TM')
      .map(({ groups }) => groups.misc?.min ?? 0)
    return minutes.filter((each) => each === Math.max(...minutes)).length
  },
  firstSets: (input, [team]) => {
    const side = input.box?.teams[team === '0' ? 0 : 1].side
    return kinds(input, 'singles').filter(
      ({ winner, sets: [first] }) =>
        winner !== null && first && side && first[side] > first[side === 'home' ? 'away' : 'home'],
    ).length
  },
  shooters: ({ box }) =>
    (box?.teams[0].players ?? []).filter(
      ({ groups, jersey }) => jersey !== 'TM' && (groups.shots?.sh ?? 0) > 0,
    ).length,
  scoringInnings: ({ box }, [team]) =>
    (box?.teams[team === '0' ? 0 : 1].scoreByPeriod ?? []).filter((runs) => runs > 0).length,
  pitchers: ({ box }, [team]) =>
    (box?.teams[team === '0' ? 0 : 1].players ?? []).filter(
      ({ groups }) => (groups.pitching?.bf ?? 0) + (groups.pitching?.ip ?? 0) > 0,
    ).length,
  scorers: ({ box }, [team, least]) =>
    (box?.teams[team === '0' ? 0 : 1].players ?? []).filter(
      ({ groups, jersey }) => jersey !== 'TM' && (groups.stats?.tp ?? 0) >= number(least),
    ).length,
}

export function valueOf(input: RecapInput, from: string): number {
  const made = call(from)
  if (!made) return numberAt(input, from)
  const value = rules[made.name]?.(input, made.args)
  if (typeof value !== 'number' || Number.isNaN(value)) throw new RangeError(`${from} is no number`)
  return value
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const nths = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

/** A number as it is printed. */
export function readNumber(text: string): number {
  const lower = text.toLowerCase()
  if (words.includes(lower)) return words.indexOf(lower)
  if (nths.includes(lower)) return nths.indexOf(lower)
  const [, whole, outs] = /^(?:(\d+) )?([12])\/3$/.exec(text) ?? []
  if (outs !== undefined) return Number(whole ?? 0) + Number(outs) / 10
  return Number(text.replace(/,/g, '').replace(/(?:st|nd|rd|th)$/, ''))
}

const close = (text: string, value: number): boolean => {
  const decimals = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0
  const read = readNumber(text)
  return (
    Math.abs(read - value) <= 0.5000001 / 10 ** (decimals === 0 && !Number.isInteger(value) ? 1 : decimals) &&
    (!Number.isInteger(value) || decimals > 0 || Math.abs(read - value) < 1e-9)
  )
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Why a fact is not what its source says; null where it is. */
export function wrong(input: RecapInput, { kind, text, from }: Fact): string | null {
  try {
    const made = call(from)
    if (kind === 'number') {
      const value = valueOf(input, from)
      return close(text, value) ? null : `${text} is ${value} at ${from}`
    }
    if (kind === 'date' && made) {
      const day = textAt(input, made.args[0] ?? '')
      const said =
        made.name === 'year'
          ? day.slice(0, 4)
          : dateText(day, made.name === 'weekday' || made.name === 'short' ? made.name : 'long')
      return said === text ? null : `${text} is ${said}`
    }
    if (kind === 'clock') {
      if (!made) return textAt(input, from) === text ? null : `${text} is not the clock at ${from}`
      const path = made.args[0] ?? ''
      const value = at(input, path)
      if (typeof value === 'number') return clockOf(value) === text ? null : `${text} is ${clockOf(value)}`
      const time = textAt(input, path).replace(':00', '').toLowerCase().replace(/[\s.]/g, '')
      return text.replace(/[\s.]/g, '') === time ? null : `${text} is ${time}`
    }
    const said = textAt(input, from)
    return said.toLowerCase().includes(text.toLowerCase()) ? null : `${text} is not in ${said}`
  } catch (error) {
    return `${text}: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** What is left of a sentence without its facts, each taken out once, in their order. */
export function withoutFacts({ text, facts }: Sentence): string {
  let [rest, left] = ['', text]
  for (const fact of facts) {
    const place = left.toLowerCase().indexOf(fact.text.toLowerCase())
    if (place < 0) return text
    rest += `${left.slice(0, place)}_`
    left = left.slice(place + fact.text.length)
  }
  return rest + left
}

const numberWord = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred)\b/i
const ourNames = /\b(?:RBIs?|No|At|In|On|The|It)\b/g

/** Everything that is wrong with a sentence. */
export function faults(input: RecapInput, sentence: Sentence, isHeading = false): string[] {
  const rest = withoutFacts(sentence)
  const found = sentence.facts.flatMap((fact) => wrong(input, fact) ?? [])
  // '3-pointer' is a word of the game, and 'at least 100 yards' says what a streak is of.
  const bare = rest.replace(
    /\bthe two\b|3-point(?:er|ers)?|double figures|last five(?: games)?|at least 100|five meters|five-meter/g,
    '',
  )
  if (numberWord.test(bare)) found.push(`a number without a source: ${sentence.text}`)
  if (!isHeading && /\p{L}\s\p{Lu}\p{Ll}/u.test(bare.replace(ourNames, '_')))
    found.push(`a name without a source: ${sentence.text}`)
  if (/undefined|NaN|null|\[object|\s{2}|\s[.,;:](?!\d)|\.\.|,,|\(\)|,\./.test(sentence.text))
    found.push(`broken: ${sentence.text}`)
  if (
    /\b[Aa] (?:[aeio]|8|11\b|18\b|un(?!i))/.test(sentence.text.replace(/\ba one/g, 'a')) ||
    /\b[Aa]n (?:[bcdfghjklmnpqrstvwxyz]|[1-7]\d?\b(?<!11|18)|9)/.test(
      sentence.text.replace(/\ban (?:hour|RBI)/g, ''),
    )
  )
    found.push(`a or an: ${sentence.text}`)
  if (
    /(?<![.,\d-])\b(?:one|1) (?:(?:unanswered|straight|solo|rushing|passing|receiving|team) )?(?:points|goals|rebounds|assists|kills|digs|aces|saves|shots|hits|runs|yards|tackles|blocks|steals)\b/i.test(
      sentence.text,
    ) &&
    !/\b(?:than|of|-)\s*(?:one|1)\b|[-–]1 /.test(sentence.text)
  )
    found.push(`one of many: ${sentence.text}`)
  return found
}
