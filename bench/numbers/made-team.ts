import type { Sport } from './lists.ts'
import { type MadeSeason, type Meant, type MeantPlayer, type MeantTeam, sumOf } from './meant.ts'
import { chance, type Dialect, keyOf, type Part, type Random, split, written } from './writing.ts'

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

export const [squad, pitchers] = [11, 3]
/** What a team alone can tell: who has an error of nobody, an earned run, a pair's match. */
const ofTeamAlone = /^(?:pitching\.er|fielding\.(?:dp|pb|sba)|doubles\.\w+)$/
const neverOfTeam = /^(?:hitting\.lob|play\.sp|misc\.plusminus|pitching\.(?:cg|sho))$/

export interface Writer {
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

/** The numbers of a game dealt to its periods. */
function dealt(said: Map<string, number>, periods: number, random: Random): Meant[] {
  const parts = Array.from({ length: periods }, (): Meant => ({}))
  for (const [key, value] of said) {
    let left = value
    for (const [index, part] of parts.entries()) {
      const own = index === periods - 1 ? left : random(left + 1)
      part[key.replace('@', '.')] = own
      left -= own
    }
  }
  return parts
}

const periodsText = (parts: Meant[], dialect: Dialect, random: Random): string =>
  parts
    .map((part, index) => {
      const text = Object.entries(part).flatMap(([column, value]) => {
        const attribute = column.split('.')[1] ?? ''
        const own = written(value, { element: 'statsbyprd', attribute, form: '' }, dialect, random)
        return own === null ? [] : [` ${attribute}="${own}"`]
      })
      return `<statsbyprd prd="${index + 1}"${text.join('')}/>`
    })
    .join('')

export function makeTeam(
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
    const periodParts =
      sport.group === 'basketball' && chance(random, 60) ? dealt(said, periods.length, random) : []
    rows.push(
      `<player uni="${uni}" name="${name.replaceAll('&', '&amp;')}" checkname="${`${lastName},${firstName}`.toUpperCase()}"${gp} gs="${starter ? 1 : 0}"${own}>${elementsText(attributes, random)}${periodsText(periodParts, dialect, random)}</player>`,
    )
    return {
      byPeriod: periodParts,
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
    players.push({ name: 'TEAM', isTeam: true, starter: false, order: 0, line, byPeriod: [] })
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
