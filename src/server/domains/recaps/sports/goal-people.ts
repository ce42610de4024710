import { type Figure, fig, many, num, sum } from '../facts/figure.ts'
import { type GameFacts, otherOf, type Team } from '../facts/game-facts.ts'
import { leaders, type Player } from '../facts/people.ts'
import { type Option, type Slot, slot } from '../telling/choose.ts'
import { highNote } from '../telling/context.ts'
import { a, listed, type Phrase, say } from '../words/phrase.ts'
import { type GoalWords, goalWordsOf } from './goal-words.ts'

export const goalsOf = (player: Player): Figure => player.stat('shots', 'g')
export const assistsOf = (player: Player): Figure => player.stat('shots', 'a')

/** One keeper in goal all game long. */
export const soleKeeper = ({ players }: Team): boolean =>
  players.filter((player) => player.stat('goalie', 'sec').value > 0).length === 1

const orA = (count: Figure, noun: string): Phrase => (count.value === 1 ? a(say`${noun}`) : many(count, noun))

export function scorer(facts: GameFacts, team: Team, weight: number): Slot {
  const [player] = leaders(team.players, (each) => goalsOf(each).value * 2 + assistsOf(each).value)
  const key = `scorer-${team.index}`
  if (!player || goalsOf(player).value === 0) return slot(key, 0, [])
  const [g, ast, sh] = [goalsOf(player), assistsOf(player), player.stat('shots', 'sh')]
  const high = highNote(facts, player, 'shots', 'g')
  const spoken = goalWordsOf(facts.input.game.group)
  return slot(key, weight, [
    ast.value > 0 && say`${player} finished with ${orA(g, 'goal')} and ${orA(ast, 'assist')}${high}`,
    g.value > 1 && say`${player} led ${team.name} with ${many(g, 'goal')}${high}`,
    g.value === 3 && spoken.hatTrick && say`${player} completed a hat trick${high}`,
    sh.value > 2 &&
      g.value > 0 &&
      say`${player} scored ${g.value === 1 ? 'once' : g.value === 2 ? 'twice' : many(g, 'time')} on ${many(sh, 'shot')}${high}`,
    g.value === 1 && team.score.value === 1 && say`${player} had the only goal for ${team.name}`,
    ast.value > 0 && g.value > 0 && say`${player} took part in ${many(sum(g, ast), 'goal')} for ${team.name}`,
    g.value === 1 && team.score.value > 1 && say`${player} was among the scorers for ${team.nick}`,
  ])
}

export function secondScorer(team: Team, weight: number): Slot {
  const [, player, third] = leaders(team.players, (each) => goalsOf(each).value * 2 + assistsOf(each).value)
  if (!player || goalsOf(player).value === 0) return slot(`second-${team.index}`, 0, [])
  const [g, ast] = [goalsOf(player), assistsOf(player)]
  return slot(`second-${team.index}`, weight, [
    ast.value > 0 && say`${player} added ${orA(g, 'goal')} and ${orA(ast, 'assist')}`,
    g.value > 1 && say`${player} struck ${g.value === 2 ? 'twice' : many(g, 'time')}`,
    third && goalsOf(third).value > 0 && say`${player} and ${third} also scored`,
    say`${player} was on the scoresheet too, with ${orA(g, 'goal')}`,
  ])
}

export function setter(facts: GameFacts, team: Team, weight: number): Slot {
  const player = leaders(team.players, (each) => assistsOf(each).value)[0]
  if (!player || assistsOf(player).value < 2) return slot(`setter-${team.index}`, 0, [])
  const ast = assistsOf(player)
  return slot(`setter-${team.index}`, weight, [
    say`${player} set up ${many(ast, 'goal')}`,
    say`${player} had a hand in the passing, with ${many(ast, 'assist')}${highNote(facts, player, 'shots', 'a')}`,
    say`No one on ${team.name} had more assists than ${player}, who was credited with ${num(ast)}`,
  ])
}

export function othersIn(team: Team): Slot {
  const scorers = leaders(team.players, (each) => goalsOf(each).value).slice(2, 6)
  if (scorers.length < 2) return slot('others', 0, [])
  const names = listed(
    scorers.map((player) =>
      goalsOf(player).value > 1 ? say`${player} (${fig(goalsOf(player))})` : say`${player}`,
    ),
  )
  return slot('others', 34, [
    say`${names} also scored for ${team.name}`,
    say`Goals came from ${names} as well`,
    say`Also on the scoresheet were ${names}`,
  ])
}

export function keeperSlot(
  facts: GameFacts,
  team: Team,
  { keeper: called }: GoalWords,
  weight: number,
): Slot {
  const player = leaders(
    team.players,
    (each) => each.stat('goalie', 'sec').value + each.stat('goalie', 'saves').value,
  )[0]
  const key = `keeper-${team.index}`
  if (!player) return slot(key, 0, [])
  const [saves, ga] = [player.stat('goalie', 'saves'), player.stat('goalie', 'ga')]
  const faced = sum(saves, ga)
  const rival = otherOf(facts, team)
  const isClean = rival.score.value === 0 && soleKeeper(team)
  const high = highNote(facts, player, 'goalie', 'saves')
  const options: Option[] = [
    saves.value > 0 && say`In goal, ${player} made ${many(saves, 'save')} for ${team.name}${high}`,
    saves.value > 0 &&
      ga.value > 0 &&
      say`${player} stopped ${num(saves)} of the ${num(faced)} shots on target`,
    saves.value > 1 &&
      ga.value > 0 &&
      say`${team.name} ${called} ${player} had ${many(saves, 'save')} and allowed ${many(ga, 'goal')}`,
    isClean && saves.value > 0 && say`${player} earned the shutout with ${many(saves, 'save')}`,
    isClean && saves.value === 0 && say`${player} kept a clean sheet without having to make a save`,
    saves.value > 0 &&
      say`${player} turned away ${many(saves, 'shot')} in the ${team.name} ${goalNet(facts)}`,
  ]
  return slot(key, weight, options)
}
const goalNet = ({ input }: GameFacts): string => goalWordsOf(input.game.group).net
export function busiest(team: Team, weight: number): Slot {
  const [player, next] = leaders(team.players, (each) => each.stat('shots', 'sh').value, 3)
  if (!player) return slot(`busiest-${team.index}`, 0, [])
  const [sh, sog] = [player.stat('shots', 'sh'), player.stat('shots', 'sog')]
  return slot(`busiest-${team.index}`, weight, [
    say`${player} took ${many(sh, 'shot')} for ${team.name}`,
    sog.value > 1 && say`${player} led ${team.nick} with ${many(sh, 'shot')}, ${num(sog)} of them on target`,
    next &&
      say`${player} had ${many(sh, 'shot')} and ${next} ${num(next.stat('shots', 'sh'))} for ${team.name}`,
  ])
}

/** How many had a try at it, and how many of the tries went in. */
export function shooters(team: Team): Slot {
  const count = team.players.filter((player) => player.stat('shots', 'sh').value > 0).length
  const [sh, g] = [team.total('shots', 'sh'), team.total('shots', 'g')]
  return slot('shooters', 22, [
    count > 3 && say`${num({ value: count, from: 'shooters(0)' })} different ${team.name} players had a shot`,
    count > 3 &&
      say`The attempts were spread over ${num({ value: count, from: 'shooters(0)' })} ${team.name} players`,
    sh.value > 0 && g.value > 0 && say`${team.name} scored on ${num(g)} of ${num(sh)} attempts`,
  ])
}

export function booked(team: Team): Slot {
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
export function lineStoppers(team: Team): Slot {
  const blocker = leaders(team.players, (player) => player.stat('misc', 'blk').value, 2)[0]
  const saver = leaders(team.players, (player) => player.stat('misc', 'dsave').value)[0]
  const plus = leaders(team.players, (player) => player.stat('misc', 'plusminus').value, 2)[0]
  return slot('stoppers', 23, [
    blocker && say`${blocker} blocked ${many(blocker.stat('misc', 'blk'), 'shot')}`,
    saver &&
      say`${saver} made ${saver.stat('misc', 'dsave').value === 1 ? 'a defensive save' : many(saver.stat('misc', 'dsave'), 'defensive save')}`,
    plus && say`${plus} finished plus-${num(plus.stat('misc', 'plusminus'))}`,
  ])
}

/** Those behind the busiest. */
export function shotList(team: Team, weight: number): Slot {
  const more = leaders(team.players, (each) => each.stat('shots', 'sh').value, 1).slice(1, 4)
  const each = listed(more.map((player) => say`${player} (${fig(player.stat('shots', 'sh'))})`))
  return slot(`shot-list-${team.index}`, weight, [
    more.length > 1 && say`Shots for ${team.name} also came from ${each}`,
    more.length > 1 && say`Behind that in ${team.name} attempts were ${each}`,
    more.length > 1 && say`${each} tried their luck for ${team.name} as well`,
  ])
}

/** Those who were never taken off, where minutes are kept. */
export function fullTime(team: Team, weight: number): Slot {
  const minutes = team.players.map((player) => player.stat('misc', 'min'))
  const most = minutes.toSorted((one, other) => other.value - one.value)[0]
  const count = minutes.filter(({ value }) => value === most?.value).length
  if (!most || most.value < 40 || count < 3) return slot(`full-time-${team.index}`, 0, [])
  const players = num({ value: count, from: `fullTime(${team.index})` })
  return slot(`full-time-${team.index}`, weight, [
    say`${players} ${team.name} players were on the field for all ${num(most)} minutes`,
    say`For ${team.name}, ${players} players went the full ${num(most)} minutes`,
  ])
}
