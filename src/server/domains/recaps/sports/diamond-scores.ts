import { type Figure, less, num } from '../facts/figure.ts'
import type { GameFacts } from '../facts/game-facts.ts'
import { before, type Score } from '../facts/scores.ts'
import type { Describe, Described } from '../telling/scoring.ts'
import { pick } from '../words/choice.ts'
import { a, type Person, type Phrase, say } from '../words/phrase.ts'

/** Runs that a play brought in. */
export const runsOf = (scores: readonly Score[], at: Score): Figure =>
  less(at.after[at.side], before(scores, scores.indexOf(at))[at.side])

const hits: [RegExp, string, string][] = [
  [/\bhomered\b|home run/i, 'home run', 'homered'],
  [/\btripled\b/i, 'triple', 'tripled'],
  [/\bdoubled\b/i, 'double', 'doubled'],
  [/\bsingled\b/i, 'single', 'singled'],
]
const outs: [RegExp, string][] = [
  [/sacrifice|\bsac\b|, SF\b/i, 'sacrifice fly'],
  [/ground(?:ed|s)? (?:out|into)|fielder'?s choice|grounder/i, 'groundout'],
  [/flied out|fly ball/i, 'fly ball'],
]
const gifts: [RegExp, string][] = [
  [/error/i, 'an error'],
  [/wild pitch/i, 'a wild pitch'],
  [/passed ball/i, 'a passed ball'],
  [/balk/i, 'a balk'],
  [/walked/i, 'a bases-loaded walk'],
  [/hit by pitch/i, 'a hit batter'],
]

const find = <Row extends [RegExp, ...string[]]>(rows: readonly Row[], text: string): Row | undefined =>
  rows.find(([pattern]) => pattern.test(text))

/** The first words of a play say what the batter did; what the runners did stands behind. */
const batting = ({ text }: Score): string => text.split(/[;,](?!\s*(?:sacrifice|SF))/)[0] ?? text

/** A run in the words of the game. */
export const describeRun =
  ({ scores, teams }: GameFacts): Describe =>
  (at): Described => {
    const runs = runsOf(scores, at)
    const team = teams[at.side]
    const { player } = at
    const told = batting(at)
    const hit = find(hits, told)
    const counted = runs.value === 1 ? say`run` : say`${num(runs)} runs`
    if (player && hit) return onHit(at, player, hit, runs)
    const out = find(outs, told)
    if (player && out)
      return {
        noun: say`${player}’s ${out[1] === 'sacrifice fly' ? 'sacrifice fly' : `run-scoring ${out[1]}`}`,
        clause: say`${player} brought home ${runs.value === 1 ? 'a run' : counted} with ${a(say`${out[1]}`)}`,
      }
    const gift = find(gifts, at.text)
    if (gift)
      return {
        noun: runs.value === 1 ? say`a run on ${gift[1]}` : say`${counted} on ${gift[1]}`,
        clause:
          runs.value === 1
            ? say`${team.name} scored on ${gift[1]}`
            : say`${team.name} scored ${counted} on ${gift[1]}`,
      }
    return {
      noun: runs.value === 1 ? say`a run` : say`${counted}`,
      clause:
        runs.value === 1 ? say`${team.name} pushed a run across` : say`${team.name} brought in ${counted}`,
    }
  }

function onHit(at: Score, player: Person, [, noun, verb]: [RegExp, string, string], runs: Figure): Described {
  const seed = `${at.path}/${at.text}`
  const isHomer = noun === 'home run'
  if (isHomer) {
    const kind =
      runs.value === 1 ? say`solo home run` : runs.value === 4 ? say`grand slam` : say`${num(runs)}-run homer`
    return {
      noun: say`${player}’s ${kind}`,
      clause: pick(seed, [
        say`${player} hit ${a(kind)}`,
        runs.value === 1 ? say`${player} homered` : say`${player} homered with ${runners(runs)} on`,
        say`${player} belted ${a(kind)}`,
      ]),
    }
  }
  const kind: Phrase = runs.value === 1 ? say`RBI ${noun}` : say`${num(runs)}-run ${noun}`
  return {
    noun: say`${player}’s ${kind}`,
    clause: pick(seed, [
      runs.value === 1 ? say`${player} ${verb} home a run` : say`${player} ${verb} home ${num(runs)}`,
      say`${player} delivered ${runs.value === 1 ? 'an ' : 'a '}${kind}`,
      runs.value === 1
        ? say`${player} drove in a run with ${a(say`${noun}`)}`
        : say`${player} drove in ${num(runs)} with ${a(say`${noun}`)}`,
    ]),
  }
}

/** Those on base are the runs less the batter. */
const runners = (runs: Figure): Phrase => {
  const on: Figure = { value: runs.value - 1, from: `less(${runs.from},one())` }
  return say`${num(on)}`
}
