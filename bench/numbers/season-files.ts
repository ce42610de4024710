import { numbersFrom } from '#server/feeds/statcrew/testing/mutations.ts'
import { outs } from './formulas.ts'
import type { Sport } from './lists.ts'

/** Column → number, as it was meant. */
export type Meant = Record<string, number>

interface MeantPlayer {
  name: string
  isTeam: boolean
  starter: boolean
  /** Which pitcher. */
  order: number
  line: Meant
}
interface MeantTeam {
  score: number
  periods: number[]
  players: MeantPlayer[]
  totals: Meant
}
interface MadeGame {
  text: string
  day: string
  isExhibition: boolean
  isHome: boolean
  school: MeantTeam
  rival: MeantTeam
}
export interface MadeSeason {
  sport: Sport
  /** The year. */
  season: number
  roster: { firstName: string; lastName: string; jersey: string }[]
  games: MadeGame[]
}

type Random = ReturnType<typeof numbersFrom>
interface Part {
  element: string
  attribute: string
  form: string
}

const partsOf = (at: string): Part[] =>
  at.split('+').map((part) => {
    const [, element = '', attribute = '', form = ''] = /^(\w*)@(\w+)([:?,]|\/2)?$/.exec(part) ?? []
    return { element, attribute, form }
  })
const split = (path: string): [column: string, parts: Part[]] => {
  const [column = '', at = ''] = path.split(' ')
  return [column, partsOf(at)]
}
const keyOf = ({ element, attribute }: Part) => `${element}@${attribute}`

/** Programs, and how each writes: dates, zeros, names. */
const dialects = [
  {
    source: 'source="TAS" version="4.17"',
    date: (y: string, m: number, d: number) => `${m}/${d}/${y}`,
    zeros: 'out',
    name: 'comma blank',
  },
  {
    source: 'source="NCAA In-Arena Utility" toolVersion="1.3.2" version="2"',
    date: (y: string, m: number, d: number) => `${pad(m)}/${pad(d)}/${y}`,
    zeros: 'in',
    name: 'comma',
  },
  {
    source: 'source="PrestoSports" version="7.13.0"',
    date: (y: string, m: number, d: number) => `${m}/${d}/${y}`,
    zeros: 'in',
    name: 'plain',
  },
  {
    source: 'source="StatInput" version="1" lastmodified="1771110000"',
    date: (y: string, m: number, d: number) => `${pad(m)}/${pad(d)}/${y}`,
    zeros: 'any',
    name: 'comma blank',
  },
  {
    source: 'source="HoopStats" version="2.1"',
    date: (y: string, m: number, d: number) => `${pad(m)}/${pad(d)}/${y}`,
    zeros: 'any',
    name: 'plain',
  },
] as const
type Dialect = (typeof dialects)[number]

const pad = (value: number) => String(value).padStart(2, '0')
const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random(items.length)] as Item
const chance = (random: Random, percent: number) => random(100) < percent

const firsts = 'Ada Bo Cal Di Eve Finn Gus Hal Ida Jo Kit Lou Max Ned Ora Pia'.split(' ')
const lasts =
  "Marsh O'Dell Poe Reyes-Vale Ames Fenn Hollis Kerr Lund Moss Nye Quill Rook Stone Thorne Upton".split(' ')

/** A clock in the ways it is written; whole minutes also without their seconds. */
function clockText(seconds: number, random: Random): string {
  const minutes = Math.floor(seconds / 60)
  if (seconds % 60 === 0 && minutes <= 180 && chance(random, 20)) return `${minutes}`
  return `${chance(random, 40) ? pad(minutes) : minutes}:${pad(seconds % 60)}`
}

/** A number as some program might write it; nothing where it leaves it out. */
function written(value: number, { form, attribute }: Part, dialect: Dialect, random: Random): string | null {
  if (value === 0) {
    if (dialect.zeros === 'out' || (dialect.zeros === 'any' && chance(random, 40))) return null
    return form === ':'
      ? pick(random, ['0:00', '00:00', ''])
      : pick(random, ['0', '0', '0', '', '-', '00', '0.0'])
  }
  if (form === ':') return clockText(value, random)
  if (form === '?') return pick(random, ['1', '6-2', '12-0'])
  if (form === ',') return chance(random, 60) ? `${value - 1},1` : `${value}`
  if (attribute === 'ip') return value.toFixed(1)
  const odd = pick(random, ['plain', 'plain', 'plain', 'plain', 'blank', 'plus', 'zero', 'point'])
  if (odd === 'blank') return ` ${value} `
  if (odd === 'plus') return value > 0 ? `+${value}` : `${value}`
  if (odd === 'zero') return value > 0 ? `0${value}` : `${value}`
  return odd === 'point' ? `${value}.0` : `${value}`
}

const isLong = (column: string) => column.endsWith('.long')

function together(column: string, values: number[]): number {
  if (isLong(column)) return Math.max(0, ...values)
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  if (column !== 'pitching.ip') return sum(values)
  const all = sum(values.map(outs))
  return Math.floor(all / 3) + (all % 3) / 10
}

export function sumOf(lines: readonly Meant[]): Meant {
  const columns = new Set(lines.flatMap((line) => Object.keys(line)))
  return Object.fromEntries(
    [...columns].map((column) => [
      column,
      together(
        column,
        lines.map((line) => line[column] ?? 0),
      ),
    ]),
  )
}

const meant = (parts: Part[], said: Map<string, number>): number =>
  parts.reduce((sum, part) => {
    const value = said.get(keyOf(part)) ?? 0
    return sum + (part.form === '?' ? (value === 0 ? 0 : 1) : part.form === '/2' ? value / 2 : value)
  }, 0)

/** Of what a sport counts of a player, numbers that may be. */
function numbersOf(sport: Sport, place: number, random: Random): Map<string, number> {
  const said = new Map<string, number>()
  const isPitcher = sport.group === 'baseball' && place >= squad - pitchers
  for (const path of sport.player)
    for (const part of split(path)[1]) {
      const { element, attribute, form } = part
      if (said.has(keyOf(part))) continue
      if (element === 'pitching' && !isPitcher) continue
      if (element === 'goalie' && place > 1) continue
      const value =
        element === ''
          ? 1 + random(5)
          : form === ':'
            ? random(60) * 60 + (chance(random, 60) ? random(60) : 0)
            : form === '?'
              ? random(2)
              : attribute === 'ip'
                ? random(7) + random(3) / 10
                : attribute === 'cg' || attribute === 'sho'
                  ? 0
                  : chance(random, 35)
                    ? 0
                    : attribute === 'yds' || attribute === 'plusminus'
                      ? random(60) - 12
                      : random(14)
      said.set(keyOf(part), value)
    }
  if (isPitcher) said.set('pitching@appear', 0).set('pitching@gs', 0)
  if (sport.group === 'basketball') {
    const at = (key: string) => said.get(`stats@${key}`) ?? 0
    said.set('stats@treb', at('oreb') + at('dreb'))
    said.set('stats@tp', 2 * at('fgm') + at('fgm3') + at('ftm'))
  }
  return said
}

const [squad, pitchers] = [11, 3]
/** What a team alone can tell: who has an error of nobody, an earned run, a pair's match. */
const ofTeamAlone = /^(?:pitching\.er|fielding\.(?:dp|pb|sba)|doubles\.\w+)$/
const neverOfTeam = /^(?:hitting\.lob|play\.sp|misc\.plusminus|pitching\.(?:cg|sho))$/

interface Writer {
  sport: Sport
  dialect: Dialect
  random: Random
}

function elementsText(attributes: Map<string, [string, string][]>, random: Random): string {
  return [...attributes]
    .filter(([element]) => element !== '')
    .map(([element, list]) => {
      const text = list.map(([name, value]) => ` ${name}="${value}"`).join('')
      return chance(random, 50) ? `<${element}${text}/>` : `<${element}${text}></${element}>`
    })
    .join('')
}

function makeTeam(
  { sport, dialect, random }: Writer,
  people: MadeSeason['roster'],
  head: { vh: string; id: string; name: string },
  { periods, score }: { periods: number[]; score: number },
): { team: MeantTeam; text: string } {
  const rows: string[] = []
  const isSaidTotals = !(dialect.zeros !== 'out' && chance(random, 8))
  const orders = [1, 2, 3].toSorted(() => random(3) - 1)
  const players = people.map((person, place): MeantPlayer => {
    const said = numbersOf(sport, place, random)
    const order = said.has('pitching@appear') ? (orders.pop() ?? 0) : 0
    const starter = place < 5
    if (order > 0) said.set('pitching@appear', order).set('pitching@gs', order === 1 ? 1 : 0)
    const attributes = new Map<string, [string, string][]>()
    for (const [key, value] of said) {
      const [element = '', attribute = ''] = key.split('@')
      const form =
        sport.player.flatMap((path) => split(path)[1]).find((part) => keyOf(part) === key)?.form ?? ''
      const isOrder = attribute === 'appear'
      const follows =
        sport.group === 'basketball' && (attribute === 'treb' || attribute === 'tp') && chance(random, 15)
      const text = isOrder
        ? `${value}`
        : follows
          ? null
          : written(value, { element, attribute, form }, dialect, random)
      const name = key === 'pitching@so' && chance(random, 30) ? 'k' : attribute
      attributes.set(element, [
        ...(attributes.get(element) ?? []),
        ...(text === null ? [] : [[name, text] as [string, string]]),
      ])
    }
    const { firstName, lastName, jersey } = person
    const name =
      dialect.name === 'plain'
        ? `${firstName} ${lastName}`
        : `${lastName},${dialect.name === 'comma' ? '' : ' '}${firstName}`
    const own = (attributes.get('') ?? []).map(([key, value]) => ` ${key}="${value}"`).join('')
    const gp = sport.group === 'volleyball' ? '' : ' gp="1"'
    const uni =
      jersey.length === 1 && chance(random, 30) ? `0${jersey}` : chance(random, 8) ? `${jersey}A` : jersey
    rows.push(
      `<player uni="${uni}" name="${name.replaceAll('&', '&amp;')}" checkname="${`${lastName},${firstName}`.toUpperCase()}"${gp} gs="${starter ? 1 : 0}"${own}>${elementsText(attributes, random)}</player>`,
    )
    return {
      name: `${firstName} ${lastName}`,
      isTeam: false,
      starter,
      order,
      line: Object.fromEntries(
        sport.player.map((path) => {
          const [column, parts] = split(path)
          const isOuting = column === 'pitching.appear'
          return [column, isOuting ? (order > 0 ? 1 : 0) : meant(parts, said)]
        }),
      ),
    }
  })
  if (sport.group === 'basketball' && chance(random, 60)) {
    const [oreb, dreb] = [1 + random(4), random(4)]
    rows.push(
      `<player uni="TM" name="TEAM"><stats oreb="${oreb}" dreb="${dreb}" treb="${oreb + dreb}"/></player>`,
    )
    const line = { 'stats.oreb': oreb, 'stats.dreb': dreb, 'stats.treb': oreb + dreb }
    players.push({ name: 'TEAM', isTeam: true, starter: false, order: 0, line })
  }

  // What the players made, and of it what the totals repeat.
  const sums = sumOf(players.map(({ line }) => line))
  const totals: Meant = {}
  const said = new Map<string, [string, string][]>()
  const say = (part: Part, value: number, isCertain: boolean) => {
    if (!isCertain && chance(random, 15)) return false
    const text = written(value, part, dialect, random) ?? '0'
    said.set(part.element, [
      ...(said.get(part.element) ?? []),
      [part.attribute, text === '' || text === '-' ? '0' : text],
    ])
    return true
  }
  for (const path of sport.player) {
    const [column, parts] = split(path)
    if (neverOfTeam.test(column)) continue
    totals[column] = sums[column] ?? 0
    const isWritten = parts.some((part) => said.get(part.element)?.some(([name]) => name === part.attribute))
    if (isWritten || (column.startsWith('pitching.') && /win|loss|save|appear|gs/.test(column))) continue
    const [first, second] = parts
    if (!first || column === 'goalie.win' || column === 'goalie.loss' || column === 'goalie.sho') continue
    // Two halves of one thing, or several ways to it: one of them holds all.
    const value = totals[column] ?? 0
    if (second?.form === '/2') {
      if (say(first, Math.floor(value), ofTeamAlone.test(column)))
        say(second, (value - Math.floor(value)) * 2, true)
    } else if (parts.length > 1) {
      if (!chance(random, 15)) parts.forEach((part, index) => say(part, index === 0 ? value : 0, true))
    } else say(first, value, ofTeamAlone.test(column))
  }
  const lineAttributes: string[] = []
  const byPeriod = new Map<string, number[]>()
  for (const path of sport.team) {
    const [column, parts] = split(path)
    const [part] = parts
    if (!part) continue
    const { element, attribute } = part
    if (element === 'lineprd') {
      const counts = periods.map(() => random(5))
      byPeriod.set(attribute, counts)
      totals[column] = counts.reduce((sum, each) => sum + each, 0)
      continue
    }
    // A number of the players' that a team's table repeats.
    const repeated = sport.player.map(split).find(([, [own]]) => own && keyOf(own) === keyOf(part))
    if (repeated) {
      totals[column] = totals[repeated[0]] ?? 0
      continue
    }
    const value = part.form === ':' ? random(2400) : 1 + random(30)
    totals[column] = isSaidTotals && say(part, value, false) ? value : 0
  }
  follow(sport, totals, said, players, { isSaidTotals, score, periods })
  if (sport.group === 'volleyball') totals['play.sp'] = periods.length
  if (sport.group === 'baseball') {
    totals['hitting.lob'] = 1 + random(12)
    if (isSaidTotals && chance(random, 30))
      say({ element: 'hsitsummary', attribute: 'lob', form: '' }, totals['hitting.lob'], true)
    else lineAttributes.push(`lob="${totals['hitting.lob']}"`)
  }

  const isRuns = sport.group === 'baseball'
  const scoreText = chance(random, 80) ? ` ${isRuns ? 'runs' : 'score'}="${score}"` : ''
  const isListed = byPeriod.size > 0 || chance(random, 60)
  const { element, number, score: points } = sport.period
  const listed = isListed
    ? periods
        .map((each, index) => {
          const more = [...byPeriod].map(([name, counts]) => ` ${name}="${counts[index] ?? 0}"`).join('')
          return `<${element} ${number}="${index + 1}" ${points}="${each}"${more}/>`
        })
        .join('')
    : ''
  const own = (said.get('') ?? []).map(([key, value]) => ` ${key}="${value}"`).join('')
  const totalsText = isSaidTotals ? `<totals${own}>${elementsText(said, random)}</totals>` : ''
  const text = `<team vh="${head.vh}" id="${head.id}${chance(random, 20) ? ' ' : ''}" name="${head.name}">
<linescore line="${periods.join(',')}"${scoreText} ${lineAttributes.join(' ')}>${listed}</linescore>
${chance(random, 50) ? totalsText + rows.join('\n') : rows.join('\n') + totalsText}</team>`
  return { team: { score, periods, players, totals }, text }
}

/** Team numbers that follow from others where the file leaves them out. */
function follow(
  { group }: Sport,
  totals: Meant,
  said: Map<string, [string, string][]>,
  players: MeantPlayer[],
  { isSaidTotals, score, periods }: { isSaidTotals: boolean; score: number; periods: number[] },
): void {
  const isSaid = (element: string, attribute: string) =>
    isSaidTotals && said.get(element)?.some(([name]) => name === attribute)
  const at = (column: string) => totals[column] ?? 0
  if (group === 'football') {
    if (!isSaid('', 'totoff_plays')) totals['team.plays'] = at('rushing.att') + at('passing.att')
    if (!isSaid('', 'totoff_yards')) totals['team.yards'] = at('rushing.yds') + at('passing.yds')
    if (!isSaid('firstdowns', 'no'))
      totals['team.firstDowns'] = at('team.fdRush') + at('team.fdPass') + at('team.fdPenalty')
  }
  if (group === 'basketball' && !isSaid('special', 'pts_bench'))
    totals['team.bench'] = isSaidTotals
      ? players.filter(({ starter }) => !starter).reduce((sum, { line }) => sum + (line['stats.tp'] ?? 0), 0)
      : 0
  if (group === 'hockey' || group === 'lacrosse' || group === 'water-polo')
    if (totals['team.ppg'] !== undefined && !isSaid('powerplay', 'ppg'))
      totals['team.ppg'] = at('shots.pp') + at('shots.freepos')
  if (group === 'tennis') {
    if (!isSaid('points', 'points')) totals['team.points'] = score
    if (!isSaid('points', 'doubles')) totals['team.doublesPoints'] = periods[0] ?? 0
  }
}

/** A score by periods in which somebody leads and nobody has nothing. */
function scores({ group, periods }: Sport, random: Random): [number[], number[]] {
  if (group === 'volleyball') {
    const lost = random(3)
    const sets = Array.from({ length: 3 + lost }, (_, set) => (set === 4 ? 15 : 25))
    const winner = sets.map((points, set) => (set < lost ? 18 : points))
    const loser = sets.map((points, set) => (set < lost ? points : points - 2 - random(9)))
    return [winner, loser]
  }
  if (group === 'tennis')
    return [
      [1, 3 + random(3)],
      [0, 0],
    ]
  const count = periods + (chance(random, 15) ? 1 : 0)
  const line = () => Array.from({ length: count }, (_, index) => (index === 0 ? 1 + random(6) : random(8)))
  const [one, other] = [line(), line()]
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  if (sum(one) === sum(other)) one[0] = (one[0] ?? 0) + 1
  return [one, other]
}

/** In one of the ways in which programs say that a game is over. */
function endText(
  { group, periods }: Sport,
  played: number,
  random: Random,
): { status: string; venue: string } {
  const natural = group === 'volleyball'
  const way = pick(random, ['flag', 'word', 'closed', 'closed late', ...(natural ? ['nothing'] : [])])
  if (way === 'flag') return { status: '<status complete="Y"/>', venue: '' }
  if (way === 'word')
    return { status: `<status gamestatus="${pick(random, ['Final', 'final', 'Complete'])}"/>`, venue: '' }
  if (way === 'nothing') return { status: '', venue: '' }
  const clock = group === 'soccer' || group === 'field-hockey' ? '90:00' : '00:00'
  const status = way === 'closed' ? '' : `<status period="${Math.max(played, periods)}" clock="${clock}"/>`
  return { status, venue: `end="9:52 pm" duration="${pick(random, ['2:31', '02:31', '231', '151 min'])}"` }
}

export const gamesEach = 8

/** A season of one sport: a roster, and a file for each of its games, every one by another program. */
export function makeSeason(sport: Sport, seed: number, season = 2026): MadeSeason {
  const random = numbersFrom(seed * 31 + sport.key.length * 7)
  const people = (offset: number) =>
    Array.from({ length: squad }, (_, index) => ({
      firstName: firsts[(index * 3 + offset) % firsts.length] ?? '',
      lastName: lasts[(index + offset) % lasts.length] ?? '',
      jersey: `${index * 2 + 1}`,
    }))
  const roster = people(seed % 5)
  const games = Array.from({ length: gamesEach }, (_, index): MadeGame => {
    const dialect = pick(random, dialects)
    const isHome = chance(random, 50)
    const [winner, loser] = scores(sport, random)
    const isWon = chance(random, 50)
    const [own, other] = isWon ? [winner, loser] : [loser, winner]
    const total = (line: number[], rival: number[]) =>
      sport.group === 'volleyball'
        ? line.filter((points, set) => points > (rival[set] ?? 0)).length
        : line.reduce((sum, each) => sum + each, 0)
    const writer = { sport, dialect, random }
    const school = makeTeam(
      writer,
      roster,
      { vh: isHome ? 'H' : 'V', id: 'SCH', name: 'School' },
      { periods: own, score: total(own, other) },
    )
    const rival = makeTeam(
      writer,
      people(9),
      { vh: isHome ? 'V' : 'H', id: 'RIV', name: 'Rival' },
      { periods: other, score: total(other, own) },
    )
    const day = `${season}-${pad(2 + Math.floor(index / 4))}-${pad(3 + (index % 4) * 6)}`
    const [year = '', month = '', date = ''] = day.split('-')
    const end = endText(sport, own.length, random)
    const schedinn = sport.group === 'baseball' ? `schedinn="${sport.periods}"` : ''
    const [away, home] = isHome ? [rival, school] : [school, rival]
    const text = `<${sport.root} ${dialect.source} generated="${dialect.date(year, Number(month), Number(date))}">
<venue visid="${isHome ? 'RIV' : 'SCH'}" homeid="${isHome ? 'SCH' : 'RIV'}" visname="${isHome ? 'Rival' : 'School'}" homename="${isHome ? 'School' : 'Rival'}" date="${dialect.date(year, Number(month), Number(date))}" ${schedinn} ${end.venue}>${sport.show}</venue>
${end.status}
${away.text}
${home.text}
</${sport.root}>`
    return {
      text,
      day,
      isExhibition: index === 0 && chance(random, 50),
      isHome,
      school: school.team,
      rival: rival.team,
    }
  })
  return { sport, season, roster, games }
}
