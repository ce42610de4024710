import { figure, many, num, one, ratio } from '../facts/figure.ts'
import { type Slot, slot } from '../telling/choose.ts'
import { type Fact, type Person, type Phrase, say } from '../words/phrase.ts'
import type { Leader } from './ahead-input.ts'
import { unitWords } from './leaders.ts'

const lastOf = (name: string): string => name.split(' ').slice(1).join(' ') || name

/** Whoever leads in several things is one person, named whole once; so is whoever shares a last name. */
function personOf(leaders: readonly Leader[], index: number, path: string): Person {
  const { rosterPlayerId = 0, name = '' } = leaders[index] ?? {}
  const first = leaders.findIndex((each) => each.rosterPlayerId === rosterPlayerId)
  const isShared = leaders.some(
    (each) => each.rosterPlayerId !== rosterPlayerId && lastOf(each.name) === lastOf(name),
  )
  return { kind: 'person', full: name, last: isShared ? name : lastOf(name), from: `${path}.${first}.name` }
}

/** A sentence or two about each who leads, in the order in which a sport is told. */
export function leaderSlots(
  leaders: readonly Leader[],
  path: string,
  { team, span, isWeek = false }: { team: Phrase; span: string; isWeek?: boolean },
): Slot[] {
  return leaders.flatMap(({ group, key, value, games, best, second }, index): Slot[] => {
    const words = unitWords[`${group}.${key}`]
    if (!words) return []
    const [single, several] = words
    const own = `${path}.${index}`
    const who = personOf(leaders, index, path)
    const sum = figure(value, `${own}.value`)
    const played = figure(games, `${own}.games`)
    const most = figure(best, `${own}.best`)
    const amount = many(sum, single, several)
    const mean = one(ratio(sum, played))
    const inGames = games === 1 ? say`in one game` : say`in ${num(played)} games`
    const next: Fact | null = second ? { kind: 'name', text: second.name, from: `${own}.second.name` } : null
    const behind = second ? figure(second.value, `${own}.second.value`) : null
    return [
      slot(`${key}-leader`, 60 - index * 4, [
        say`${who} leads ${team} with ${amount}${span}`,
        say`Nobody on the team has more ${several} ${span.trim()} than ${who}, who has ${num(sum)}`,
        say`${who} has ${amount} ${inGames}${isWeek ? span : ''}, the most of anybody for ${team}`,
        games > 1 && say`With ${amount}, ${who} sets the pace for ${team}${span}`,
        games > 1 && say`${who} averages ${mean} ${several} a game${span} and leads ${team}`,
        games > 1 && say`The ${several} have come from ${who} first of all: ${num(sum)} ${inGames}`,
      ]),
      slot(`${key}-best`, 34 - index * 4, [
        games > 2 && best > 1 && best < value && say`The most in a single game was ${num(most)} by ${who}`,
        games > 2 &&
          best > 1 &&
          best < value &&
          say`${who} had as many as ${num(most)} ${several} in one game`,
        next && behind && say`${next} follows with ${num(behind)}`,
        next && behind && say`${next} is next with ${num(behind)}`,
        next && behind && say`Behind that stands ${next} with ${num(behind)}`,
      ]),
    ]
  })
}
