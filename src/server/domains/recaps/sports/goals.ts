import { fig, type Figure, many, num, score, sum } from '../facts/figure.ts'
import { type GameFacts, otherOf, type Team } from '../facts/game-facts.ts'
import { moment } from '../facts/moment.ts'
import { leaders, type Player } from '../facts/people.ts'
import { bestRun, leadChanges, leadForGood, timesTied, widestLead } from '../facts/scores.ts'
import { type Option, type Slot, slot } from '../telling/choose.ts'
import { contextSlots, highNote, type StatWords } from '../telling/context.ts'
import type { Decisive } from '../telling/lead.ts'
import { halftimeSlot, lineSlot, periodSlot, regulationSlot, swingSlot, type Unit } from '../telling/periods.ts'
import { scoreSlots, scoresIn } from '../telling/scoring.ts'
import { a, listed, type Phrase, say } from '../words/phrase.ts'
import { goalNumbers } from './goal-numbers.ts'
import { describeGoal } from './goal-scores.ts'
import { goalWords, type GoalWords } from './goal-words.ts'
import type { Story } from './story.ts'

export const goalUnit: Unit = ['goal', 'goals']
const words: StatWords = {
  'shots.g': goalUnit,
  'shots.a': ['assist', 'assists'],
  'goalie.saves': ['save', 'saves'],
  'shots.sh': ['shot', 'shots'],
}
const runs = { 'shots.g': 'scored' }

const goalsOf = (player: Player): Figure => player.stat('shots', 'g')
const assistsOf = (player: Player): Figure => player.stat('shots', 'a')

/** Soccer, hockey, lacrosse, field hockey and water polo. */
export function goals(facts: GameFacts): Story {
  const { us, them, input } = facts
  const spoken = (input.game.group && goalWords[input.game.group]) ?? goalWords.soccer
  if (!spoken) throw new RangeError('soccer has words')
  const told = scoreSlots(facts, describeGoal(facts, spoken), goalUnit)
  const periods = us.periods.map((_, period) => periodSlot(facts, period, period < input.game.regulation ? 40 : 60, goalUnit))
  const middle = Math.ceil(input.game.regulation / 2)
  const few = facts.scores.length <= 3
  return {
    contest: spoken.contest,
    decisive: goalDecisive(facts, spoken),
    paragraphs: [
      [scorer(facts, us, 84), secondScorer(us), setter(facts, us, 48), othersIn(us)],
      [...scoresIn(told, 1, middle), ...(few ? periods.slice(0, middle) : periods.slice(0, 1)), halftimeSlot(facts, few ? 62 : 70)],
      [...scoresIn(told, middle + 1, 99), ...periods.slice(middle), swingSlot(facts, 46, goalUnit), regulationSlot(facts), lineSlot(facts, 14)],
      flow(facts),
      [keeperSlot(facts, us, spoken, 72), keeperSlot(facts, them, spoken, 60)],
      [scorer(facts, them, 52), setter(facts, them, 26)],
      goalNumbers(facts, spoken),
      [busiest(us, 30), shooters(us), busiest(them, 18), booked(us), booked(them), lineStoppers(us), ...contextSlots(facts, words, runs)],
    ],
  }
}

function goalDecisive(facts: GameFacts, spoken: GoalWords): Decisive[] {
  const { winner, loser, us, scores } = facts
  const found: Decisive[] = []
  const describe = describeGoal(facts, spoken)
  const side = winner ?? us
  if (winner && loser) {
    const good = leadForGood(scores, winner.index)
    const told = good && describe({ ...good.score, assists: [] })
    if (good && told) {
      const when = moment(facts, good.score)
      const ends = good.index === scores.length - 1
      found.push({ team: winner, noun: say`${told.noun} ${when}`, clause: ends ? say`${told.clause} ${when} to win it` : say`${told.clause} ${when} to put ${winner.name} ahead for good` })
    }
    const run = bestRun(scores, winner.index, 0)
    if (run && run.made.value >= 4)
      found.push({ team: winner, noun: say`a run of ${many(run.made, 'unanswered goal')}`, clause: say`${winner.name} scored ${many(run.made, 'unanswered goal')}` })
    const keeper = leaders(winner.players, (player) => player.stat('goalie', 'saves').value)[0]
    const saves = keeper?.stat('goalie', 'saves')
    if (keeper && saves && saves.value >= 5)
      found.push({ team: winner, noun: say`${keeper}’s ${many(saves, 'save')}`, clause: loser.score.value === 0 && soleKeeper(winner) ? say`${keeper} made ${many(saves, 'save')} in a shutout` : say`${keeper} made ${many(saves, 'save')}` })
  } else {
    const last = scores.at(-1)
    const told = last && describe({ ...last, assists: [] })
    if (last && told) found.push({ team: facts.teams[last.side], noun: say`${told.noun} ${moment(facts, last)}`, clause: say`${told.clause} ${moment(facts, last)} for the last goal of the ${spoken.contest}` })
    const keeper = leaders(us.players, (player) => player.stat('goalie', 'saves').value)[0]
    const saves = keeper?.stat('goalie', 'saves')
    if (keeper && saves && saves.value > 1 && us.score.value === 0) found.push({ team: us, clause: say`${keeper} stopped ${many(saves, 'shot')}` })
  }
  const star = leaders(side.players, (player) => goalsOf(player).value * 2 + assistsOf(player).value)[0]
  if (star && goalsOf(star).value >= 2)
    found.push({ team: side, noun: say`${star}’s ${many(goalsOf(star), 'goal')}`, clause: say`${star} scored ${goalsOf(star).value === 2 ? 'twice' : many(goalsOf(star), 'goal')}` })
  if (star && goalsOf(star).value >= 1 && assistsOf(star).value >= 1)
    found.push({ team: side, clause: say`${star} had ${goalsOf(star).value === 1 ? 'a goal' : many(goalsOf(star), 'goal')} and ${assistsOf(star).value === 1 ? 'an assist' : many(assistsOf(star), 'assist')}` })
  return found
}

/** One keeper in goal all game long. */
export const soleKeeper = ({ players }: Team): boolean => players.filter((player) => player.stat('goalie', 'sec').value > 0).length === 1

const orA = (count: Figure, noun: string): Phrase => (count.value === 1 ? a(say`${noun}`) : many(count, noun))

function scorer(facts: GameFacts, team: Team, weight: number): Slot {
  const [player] = leaders(team.players, (each) => goalsOf(each).value * 2 + assistsOf(each).value)
  const key = `scorer-${team.index}`
  if (!player || goalsOf(player).value === 0) return slot(key, 0, [])
  const [g, ast, sh] = [goalsOf(player), assistsOf(player), player.stat('shots', 'sh')]
  const high = highNote(facts, player, 'shots', 'g')
  const spoken = facts.input.game.group ? goalWords[facts.input.game.group] : undefined
  return slot(key, weight, [
    ast.value > 0 && say`${player} finished with ${orA(g, 'goal')} and ${orA(ast, 'assist')}${high}`,
    g.value > 1 && say`${player} led ${team.name} with ${many(g, 'goal')}${high}`,
    g.value === 3 && spoken?.hatTrick && say`${player} completed a hat trick${high}`,
    sh.value > 2 && g.value > 0 && say`${player} scored ${g.value === 1 ? 'once' : g.value === 2 ? 'twice' : many(g, 'time')} on ${many(sh, 'shot')}${high}`,
    g.value === 1 && team.score.value === 1 && say`${player} had the only goal for ${team.name}`,
    ast.value > 0 && g.value > 0 && say`${player} took part in ${many(sum(g, ast), 'goal')} for ${team.name}`,
    g.value === 1 && team.score.value > 1 && say`${player} was among the scorers for ${team.nick}`,
  ])
}

function secondScorer(team: Team): Slot {
  const [, player, third] = leaders(team.players, (each) => goalsOf(each).value * 2 + assistsOf(each).value)
  if (!player || goalsOf(player).value === 0) return slot('second', 0, [])
  const [g, ast] = [goalsOf(player), assistsOf(player)]
  return slot('second', 58, [
    ast.value > 0 && say`${player} added ${orA(g, 'goal')} and ${orA(ast, 'assist')}`,
    g.value > 1 && say`${player} struck ${g.value === 2 ? 'twice' : many(g, 'time')}`,
    third && goalsOf(third).value > 0 && say`${player} and ${third} also scored`,
    say`${player} was on the scoresheet too, with ${orA(g, 'goal')}`,
  ])
}

function setter(facts: GameFacts, team: Team, weight: number): Slot {
  const player = leaders(team.players, (each) => assistsOf(each).value)[0]
  if (!player || assistsOf(player).value < 2) return slot(`setter-${team.index}`, 0, [])
  const ast = assistsOf(player)
  return slot(`setter-${team.index}`, weight, [
    say`${player} set up ${many(ast, 'goal')}`,
    say`${player} had a hand in the passing, with ${many(ast, 'assist')}${highNote(facts, player, 'shots', 'a')}`,
    say`No one on ${team.name} had more assists than ${player}, who was credited with ${num(ast)}`,
  ])
}

function othersIn(team: Team): Slot {
  const scorers = leaders(team.players, (each) => goalsOf(each).value).slice(2, 6)
  if (scorers.length < 2) return slot('others', 0, [])
  const names = listed(scorers.map((player) => (goalsOf(player).value > 1 ? say`${player} (${fig(goalsOf(player))})` : say`${player}`)))
  return slot('others', 34, [say`${names} also scored for ${team.name}`, say`Goals came from ${names} as well`, say`Also on the scoresheet were ${names}`])
}

function flow(facts: GameFacts): Slot[] {
  const { scores, winner, loser } = facts
  if (scores.length < 3) return []
  const [changes, ties] = [leadChanges(scores), timesTied(scores)]
  const run = winner && bestRun(scores, winner.index, 0)
  const other = loser && bestRun(scores, loser.index, 0)
  const behind = loser && widestLead(scores, loser.index)
  return [
    slot('changes', 40, [
      changes.value >= 2 && say`The lead changed hands ${changes.value === 2 ? 'twice' : say`${num(changes)} times`}`,
      ties.value >= 3 && say`The score was level ${num(ties)} times after the opening goal`,
      changes.value === 0 && winner && scores[0]?.side === winner.index && ties.value === 0 && say`${winner.name} scored first and never gave up the lead`,
      changes.value === 0 && winner && scores[0]?.side === winner.index && ties.value === 0 && say`Once ahead, ${winner.name} stayed there`,
    ]),
    slot('run', 54, [
      run && winner && run.made.value >= 3 && say`${winner.name} scored ${num(run.made)} in a row to reach ${score(run.last.after[winner.index], run.last.after[winner.index === 0 ? 1 : 0])}`,
      run && winner && run.made.value >= 3 && say`A run of ${num(run.made)} straight goals took ${winner.nick} from ${between(run.before, winner.index)} to ${between(run.last.after, winner.index)}`,
    ]),
    slot('their-run', 36, [
      other && loser && other.made.value >= 3 && say`${loser.name} had ${num(other.made)} in a row at one stage`,
      other && loser && other.made.value >= 3 && say`${loser.nick} scored ${num(other.made)} straight along the way`,
    ]),
    slot('deficit', 50, [
      behind && winner && behind.lead.value >= 2 && say`${winner.name} had been ${num(behind.lead)} down`,
      behind && loser && behind.lead.value >= 2 && say`${loser.name} had led by as many as ${num(behind.lead)}`,
    ]),
  ]
}

const between = (at: readonly [Figure, Figure], side: 0 | 1): Phrase => score(at[side], at[side === 0 ? 1 : 0])

function keeperSlot(facts: GameFacts, team: Team, { keeper: called }: GoalWords, weight: number): Slot {
  const player = leaders(team.players, (each) => each.stat('goalie', 'sec').value + each.stat('goalie', 'saves').value)[0]
  const key = `keeper-${team.index}`
  if (!player) return slot(key, 0, [])
  const [saves, ga] = [player.stat('goalie', 'saves'), player.stat('goalie', 'ga')]
  const faced = sum(saves, ga)
  const rival = otherOf(facts, team)
  const isClean = rival.score.value === 0 && soleKeeper(team)
  const high = highNote(facts, player, 'goalie', 'saves')
  const options: Option[] = [
    saves.value > 0 && say`In goal, ${player} made ${many(saves, 'save')} for ${team.name}${high}`,
    saves.value > 0 && faced.value > 1 && say`${player} stopped ${num(saves)} of the ${num(faced)} shots on target`,
    saves.value > 1 && ga.value > 0 && say`${team.name} ${called} ${player} had ${many(saves, 'save')} and allowed ${many(ga, 'goal')}`,
    isClean && saves.value > 0 && say`${player} earned the shutout with ${many(saves, 'save')}`,
    isClean && saves.value === 0 && say`${player} kept a clean sheet without having to make a save`,
    saves.value > 0 && say`${player} turned away ${many(saves, 'shot')} in the ${team.name} ${goalNet(facts)}`,
  ]
  return slot(key, weight, options)
}
const goalNet = ({ input }: GameFacts): string => (input.game.group && goalWords[input.game.group]?.net) || 'net'
function busiest(team: Team, weight: number): Slot {
  const [player, next] = leaders(team.players, (each) => each.stat('shots', 'sh').value, 3)
  if (!player) return slot(`busiest-${team.index}`, 0, [])
  const [sh, sog] = [player.stat('shots', 'sh'), player.stat('shots', 'sog')]
  return slot(`busiest-${team.index}`, weight, [
    say`${player} took ${many(sh, 'shot')} for ${team.name}`,
    sog.value > 1 && say`${player} led ${team.nick} with ${many(sh, 'shot')}, ${num(sog)} of them on target`,
    next && say`${player} had ${many(sh, 'shot')} and ${next} ${num(next.stat('shots', 'sh'))} for ${team.name}`,
  ])
}

/** How many had a try at it, and how many of the tries went in. */
function shooters(team: Team): Slot {
  const count = team.players.filter((player) => player.stat('shots', 'sh').value > 0).length
  const [sh, g] = [team.total('shots', 'sh'), team.total('shots', 'g')]
  return slot('shooters', 22, [
    count > 3 && say`${num({ value: count, from: 'shooters(0)' })} different ${team.name} players had a shot`,
    count > 3 && say`The attempts were spread over ${num({ value: count, from: 'shooters(0)' })} ${team.name} players`,
    sh.value > 0 && g.value > 0 && say`${team.name} scored on ${num(g)} of ${num(sh)} attempts`,
  ])
}

function booked(team: Team): Slot {
  const cautioned = team.players.filter((player) => player.stat('penalty', 'yellow').value > 0).slice(0, 3)
  const sent = team.players.find((player) => player.stat('penalty', 'red').value > 0)
  const boxed = leaders(team.players, (player) => player.stat('penalty', 'minutes').value, 4)[0]
  const fouler = leaders(team.players, (player) => player.stat('penalty', 'fouls').value, 3)[0]
  return slot(`booked-${team.index}`, team.index === 0 ? 15 : 10, [
    sent && say`${sent} of ${team.name} was sent off`,
    cautioned.length > 0 && say`${listed(cautioned)} went into the book for ${team.name}`,
    boxed && say`${boxed} sat out ${num(boxed.stat('penalty', 'minutes'))} minutes for ${team.name}`,
    fouler && say`${fouler} was whistled for ${many(fouler.stat('penalty', 'fouls'), 'foul')}`,
  ])
}

/** Those who block shots and clear them off the line. */
function lineStoppers(team: Team): Slot {
  const blocker = leaders(team.players, (player) => player.stat('misc', 'blk').value, 2)[0]
  const saver = leaders(team.players, (player) => player.stat('misc', 'dsave').value)[0]
  const plus = leaders(team.players, (player) => player.stat('misc', 'plusminus').value, 2)[0]
  return slot('stoppers', 23, [
    blocker && say`${blocker} blocked ${many(blocker.stat('misc', 'blk'), 'shot')}`,
    saver && say`${saver} made ${saver.stat('misc', 'dsave').value === 1 ? 'a defensive save' : many(saver.stat('misc', 'dsave'), 'defensive save')}`,
    plus && say`${plus} finished plus-${num(plus.stat('misc', 'plusminus'))}`,
  ])
}
