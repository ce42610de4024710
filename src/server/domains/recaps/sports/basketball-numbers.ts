import { type Figure, fig, less, many, num, one, percent, score } from '../facts/figure.ts'
import { type GameFacts, otherOf, type Team } from '../facts/game-facts.ts'
import { type Option, type Slot, slot } from '../telling/choose.ts'
import { a, type Phrase, say } from '../words/phrase.ts'

const many3 = (count: Figure): Phrase => many(count, '3-pointer')

export function shooting(facts: GameFacts): Slot[] {
  const { us, them } = facts
  const line = (team: Team, made: string, tried: string) =>
    [team.total('stats', made), team.total('stats', tried)] as const
  const [fgm, fga] = line(us, 'fgm', 'fga')
  const [fgm2, fga2] = line(them, 'fgm', 'fga')
  const [m3, a3] = line(us, 'fgm3', 'fga3')
  const [om3, oa3] = line(them, 'fgm3', 'fga3')
  const [ft, fta] = line(us, 'ftm', 'fta')
  const [oft, ofta] = line(them, 'ftm', 'fta')
  const both = fga.value > 0 && fga2.value > 0
  return [
    slot('field-goals', 58, [
      both &&
        say`${us.name} shot ${one(percent(fgm, fga))} percent from the field (${fig(fgm)}-for-${fig(fga)}), ${them.name} ${one(percent(fgm2, fga2))} percent (${fig(fgm2)}-for-${fig(fga2)})`,
      both &&
        say`The shooting numbers read ${fig(fgm)}-for-${fig(fga)} for ${us.name} and ${fig(fgm2)}-for-${fig(fga2)} for ${them.name}`,
      both &&
        say`${us.nick} made ${num(fgm)} of ${num(fga)} shots, ${one(percent(fgm, fga))} percent, while ${them.name} hit ${num(fgm2)} of ${num(fga2)}`,
    ]),
    slot('threes', 46, [
      a3.value > 0 &&
        oa3.value > 0 &&
        say`From 3-point range ${us.name} was ${fig(m3)}-for-${fig(a3)} and ${them.name} ${fig(om3)}-for-${fig(oa3)}`,
      a3.value > 0 &&
        m3.value > om3.value &&
        say`${us.nick} outdid ${them.name} from beyond the arc, ${num(m3)} makes to ${num(om3)}`,
      a3.value > 0 &&
        m3.value < om3.value &&
        say`${them.name} hit ${many(om3, '3-pointer')} to ${num(m3)} for ${us.name}`,
      a3.value > 0 &&
        m3.value > 0 &&
        say`${us.name} knocked down ${many3(m3)} in ${many(a3, 'try', 'tries')}`,
    ]),
    slot('free-throws', 34, [
      fta.value > 0 &&
        ofta.value > 0 &&
        say`At the line it was ${fig(ft)}-for-${fig(fta)} for ${us.name} and ${fig(oft)}-for-${fig(ofta)} for ${them.name}`,
      fta.value > 0 && say`${us.name} cashed in ${num(ft)} of ${many(fta, 'free throw')}`,
      fta.value > ofta.value + 4 &&
        say`${us.nick} got to the line ${num(fta)} times, ${num(less(fta, ofta))} more than ${them.name}`,
    ]),
  ]
}

export function hustle(facts: GameFacts): Slot[] {
  const { us, them } = facts
  const pair = (group: string, key: string): readonly [Figure, Figure] => [
    us.total(group, key),
    them.total(group, key),
  ]
  const ahead = ([ours, theirs]: readonly [Figure, Figure]) => (ours.value > theirs.value ? us : them)
  const versus = (values: readonly [Figure, Figure]) =>
    values[0].value > values[1].value ? score(...values) : score(values[1], values[0])
  const edge = (
    key: string,
    weight: number,
    values: readonly [Figure, Figure],
    say2: (team: Team, other: Team, printed: Phrase) => Option[],
  ): Slot => {
    if (values[0].value === values[1].value || values[0].value + values[1].value === 0)
      return slot(key, 0, [])
    const team = ahead(values)
    return slot(key, weight, say2(team, otherOf(facts, team), versus(values)))
  }
  const [to, oto] = pair('stats', 'to')
  const [reb, oreb] = pair('stats', 'treb')
  const assists = pair('stats', 'ast')
  const team = us.has('team') && them.has('team')
  return [
    edge('rebounding', 52, [reb, oreb], (better, worse, printed) => [
      say`${better.name} won the battle of the boards, ${printed}`,
      say`${better.nick} outrebounded ${worse.name} ${printed}`,
      say`The rebounding went ${better.name}’s way, ${printed}`,
    ]),
    slot('turnovers', 40, [
      to.value > 0 &&
        oto.value > 0 &&
        say`${us.name} turned the ball over ${num(to)} times and forced ${many(oto, 'turnover')}`,
      to.value > 0 &&
        oto.value > 0 &&
        say`There were ${many(to, 'turnover')} for ${us.name} and ${num(oto)} for ${them.name}`,
      oto.value > to.value + 3 &&
        say`${them.name} gave the ball away ${num(oto)} times, ${num(less(oto, to))} more than ${us.nick}`,
    ]),
    ...(team
      ? [
          edge('paint', 36, pair('team', 'paint'), (better, worse, printed) => [
            say`${better.name} had the better of it inside, outscoring ${worse.name} ${printed} in the paint`,
            say`Points in the paint favored ${better.name}, ${printed}`,
          ]),
          edge('bench', 35, pair('team', 'bench'), (better, worse, printed) => [
            say`${better.name}’s bench outscored ${worse.name}’s, ${printed}`,
            say`The reserves made it ${printed} in bench points for ${better.name}`,
          ]),
          edge('off-turnovers', 30, pair('team', 'turnovers'), (better, _, printed) => [
            say`${better.name} turned mistakes into points, with ${a(say`${printed} edge`)} off turnovers`,
            say`Points off turnovers went ${printed} to ${better.name}`,
          ]),
          edge('second-chance', 22, pair('team', 'second'), (better, _, printed) => [
            say`Second-chance points were ${printed} for ${better.name}`,
            say`${better.nick} had ${a(say`${printed} advantage`)} in second-chance points`,
          ]),
          edge('fast-break', 18, pair('team', 'fastBreak'), (better, _, printed) => [
            say`${better.name} was quicker in transition, ${printed} in fast-break points`,
            say`In transition it was ${printed} for ${better.name}`,
          ]),
        ]
      : []),
    edge('assists', 20, assists, (better, _, printed) => [
      say`Assists favored ${better.name}, ${printed}`,
      assists[0].value > 0 &&
        us.total('stats', 'fgm').value > 0 &&
        say`${us.name} assisted on ${num(assists[0])} of its ${num(us.total('stats', 'fgm'))} baskets`,
    ]),
    slot('fouls', 17, [
      us.total('stats', 'pf').value > 0 &&
        them.total('stats', 'pf').value > 0 &&
        say`${us.name} was called for ${many(us.total('stats', 'pf'), 'foul')} and ${them.name} for ${num(them.total('stats', 'pf'))}`,
    ]),
    slot('offensive-glass', 21, [
      us.total('stats', 'oreb').value > 0 &&
        them.total('stats', 'oreb').value > 0 &&
        say`Offensive rebounds numbered ${num(us.total('stats', 'oreb'))} for ${us.name} and ${num(them.total('stats', 'oreb'))} for ${them.name}`,
      us.total('stats', 'oreb').value > 9 &&
        say`${us.nick} came down with ${num(us.total('stats', 'oreb'))} rebounds at the offensive end`,
    ]),
    slot('stocks', 16, [
      us.total('stats', 'stl').value > 3 &&
        us.total('stats', 'blk').value > 1 &&
        say`${us.nick} finished with ${many(us.total('stats', 'stl'), 'steal')} and ${many(us.total('stats', 'blk'), 'block')}`,
      us.total('stats', 'stl').value > 3 &&
        say`${us.name} came up with ${many(us.total('stats', 'stl'), 'steal')}`,
    ]),
  ]
}
