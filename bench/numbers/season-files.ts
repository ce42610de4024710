import { numbersFrom } from '#server/feeds/statcrew/testing/mutations.ts'
import type { Sport } from './lists.ts'
import { makeTeam, squad } from './made-team.ts'
import type { MadeGame, MadeSeason } from './meant.ts'
import { chance, dialects, pad, pick, type Random } from './writing.ts'

const firsts = 'Ada Bo Cal Di Eve Finn Gus Hal Ida Jo Kit Lou Max Ned Ora Pia'.split(' ')
const lasts =
  "Marsh O'Dell Poe Reyes-Vale Ames Fenn Hollis Kerr Lund Moss Nye Quill Rook Stone Thorne Upton".split(' ')

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
