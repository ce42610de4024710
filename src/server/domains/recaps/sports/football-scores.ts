import type { Drive } from '#contract/shapes/stats-shapes.ts'
import { type Figure, fig, figure, num } from '../facts/figure.ts'
import type { GameFacts } from '../facts/game-facts.ts'
import type { Score } from '../facts/scores.ts'
import type { Describe, Described } from '../telling/scoring.ts'
import { pick } from '../words/choice.ts'
import { a, type Fact, type Phrase, say } from '../words/phrase.ts'

interface Parsed {
  yards: Figure
  way: 'pass' | 'run' | 'kick' | 'return'
  what: string
}

/** 'Ann Marsh 14 yd pass from Kit Doe (Lee Poe kick)', as every reader of files writes it. */
function parsed({ text, path }: Score): Parsed | null {
  const [, yards, way = ''] = / (-?\d+) yd ((?:[a-z]+ ?)+)/i.exec(text) ?? []
  if (yards === undefined) return null
  const figureOf = figure(Number(yards), `yards(${path}.text)`)
  if (way.startsWith('pass from')) return { yards: figureOf, way: 'pass', what: 'pass' }
  if (way.startsWith('run')) return { yards: figureOf, way: 'run', what: 'run' }
  if (way.startsWith('field goal')) return { yards: figureOf, way: 'kick', what: 'field goal' }
  const [what] = /^(?:interception|fumble|kickoff|punt|blocked kick) return/.exec(way) ?? []
  return what ? { yards: figureOf, way: 'return', what } : null
}

const isScoring = ({ result }: Drive, { type }: Score): boolean =>
  type === 'FG' ? /^(?:field goal|fg)$/i.test(result.trim()) : /^(?:touchdown|td)$/i.test(result.trim())

/** The drive that a score ended, where the list of drives has as many of its kind as the summary. */
function driveOf({ input, scores }: GameFacts, at: Score): { drive: Drive; path: string } | null {
  const { box } = input
  if (!box) return null
  const side = box.teams[at.side].side
  const alike = scores.filter(
    (each) => each.side === at.side && each.type === at.type && parsed(each)?.way !== 'return',
  )
  const drives = box.drives
    .map((drive, index) => ({ drive, path: `box.drives.${index}` }))
    .filter(({ drive }) => drive.side === side && isScoring(drive, at))
  return alike.length === drives.length ? (drives[alike.indexOf(at)] ?? null) : null
}

function driveText(facts: GameFacts, at: Score): Phrase {
  const found = driveOf(facts, at)
  if (!found || found.drive.plays < 2 || found.drive.yards < 10) return []
  const { drive, path } = found
  const [plays, yards] = [figure(drive.plays, `${path}.plays`), figure(drive.yards, `${path}.yards`)]
  const time: Fact = { kind: 'clock', text: drive.time, from: `${path}.time` }
  const march = a(say`${num(plays)}-play, ${fig(yards)}-yard ${pick(path, ['drive', 'march', 'possession'])}`)
  return pick(`${path}/${drive.yards}`, [
    say`capping ${march}`,
    say`the end of ${march}`,
    drive.plays >= 8 ? say`finishing ${march} that took ${time}` : say`finishing ${march}`,
  ])
}

/** A touchdown or a field goal in the words of the game. */
export const describeFootball =
  (facts: GameFacts): Describe =>
  (at): Described | null => {
    const { player, assists, type } = at
    const found = parsed(at)
    const [passer] = assists
    if (type.startsWith('SAF'))
      return { noun: say`a safety`, clause: say`${facts.teams[at.side].name} recorded a safety` }
    if (!found || !player || player.full === 'Team') return null
    const { yards, way, what } = found
    const detail = driveText(facts, at)
    const far = say`${fig(yards)}-yard`
    if (way === 'kick')
      return {
        noun: say`${player}’s ${far} field goal`,
        clause: pick(at.path, [
          say`${player} kicked ${a(say`${far} field goal`)}`,
          say`${player} was good from ${fig(yards)} yards`,
          say`${player} connected from ${fig(yards)} yards`,
        ]),
        detail,
      }
    if (way === 'pass' && passer)
      return {
        noun: say`${player}’s ${far} touchdown catch from ${passer}`,
        clause: pick(`${at.path}/${at.after[0].value}`, [
          say`${passer} found ${player} for ${a(say`${far} touchdown`)}`,
          say`${passer} hit ${player} with ${a(say`${far} scoring pass`)}`,
          say`${player} caught ${a(say`${far} touchdown pass`)} from ${passer}`,
          say`${passer} threw ${a(say`${far} touchdown pass`)} to ${player}`,
        ]),
        detail,
      }
    if (way === 'run')
      return {
        noun: say`${player}’s ${far} touchdown run`,
        clause: pick(`${at.path}/${at.after[1].value}`, [
          say`${player} scored on ${a(say`${far} run`)}`,
          yards.value >= 20
            ? say`${player} broke free for ${a(say`${far} touchdown run`)}`
            : say`${player} ran it in from ${fig(yards)} ${yards.value === 1 ? 'yard' : 'yards'} out`,
          say`${player} carried it in from the ${fig(yards)}-yard line`,
        ]),
        detail,
      }
    if (way === 'return')
      return {
        noun: say`${player}’s ${far} ${what} for a touchdown`,
        clause: say`${player} took ${a(say`${what.replace(/ return$/, '')}`)} back ${fig(yards)} yards for a touchdown`,
      }
    return null
  }

/** The longest scoring drive of a game, to be told by itself. */
export function longestDrive(facts: GameFacts): { side: 0 | 1; phrase: Phrase } | null {
  const { box } = facts.input
  const scoring = (box?.drives ?? [])
    .map((drive, index) => ({ drive, path: `box.drives.${index}` }))
    .filter(
      ({ drive }) => /^(?:touchdown|td)$/i.test(drive.result.trim()) && drive.plays >= 8 && drive.yards >= 60,
    )
    .sort((one, other) => other.drive.plays - one.drive.plays)[0]
  if (!scoring || !box) return null
  const { drive, path } = scoring
  const side = box.teams[0].side === drive.side ? 0 : 1
  const team = facts.teams[side]
  const [plays, yards] = [
    fig(figure(drive.plays, `${path}.plays`)),
    fig(figure(drive.yards, `${path}.yards`)),
  ]
  const time: Fact = { kind: 'clock', text: drive.time, from: `${path}.time` }
  return {
    side,
    phrase: pick(path, [
      say`The longest scoring drive of the day covered ${yards} yards in ${plays} plays and belonged to ${team.name}`,
      say`${team.name} went ${yards} yards in ${plays} plays, using ${time} of clock, on the longest touchdown drive of the game`,
      say`No touchdown took more work than ${team.name}’s ${plays}-play, ${yards}-yard march`,
    ]),
  }
}
