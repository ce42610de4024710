import { type Figure, fig, less, many, num, one, percent, sum } from '../facts/figure.ts'
import { type GameFacts, otherOf, type Team } from '../facts/game-facts.ts'
import { type Option, type Slot, slot } from '../telling/choose.ts'
import { type Fact, type Phrase, say } from '../words/phrase.ts'

export const turnovers = (team: Team): Figure =>
  sum(team.total('passing', 'int'), team.total('fumbles', 'lost'))
export const times = (count: Figure): Phrase =>
  count.value === 1 ? say`once` : count.value === 2 ? say`twice` : say`${num(count)} times`

const clock = (seconds: Figure): Fact => ({
  kind: 'clock',
  text: `${Math.floor(seconds.value / 60)}:${String(seconds.value % 60).padStart(2, '0')}`,
  from: `clock(${seconds.from})`,
})

/** What the two teams are compared by. */
export function footballNumbers(facts: GameFacts): Slot[] {
  const { us, them } = facts
  const both = (group: string, key: string): readonly [Figure, Figure] => [
    us.total(group, key),
    them.total(group, key),
  ]
  const [yards, oyards] = both('team', 'yards')
  const [rush, orush] = both('rushing', 'yds')
  const [pass, opass] = both('passing', 'yds')
  const [firsts, ofirsts] = both('team', 'firstDowns')
  const [made, tried] = [us.total('team', 'thirdMade'), us.total('team', 'thirdAtt')]
  const [omade, otried] = [them.total('team', 'thirdMade'), them.total('team', 'thirdAtt')]
  const [held, oheld] = both('team', 'possession')
  const [lost, taken] = [turnovers(us), turnovers(them)]
  const [flags, flagYards] = [us.total('team', 'penalties'), us.total('team', 'penaltyYards')]
  const more = yards.value >= oyards.value ? us : them
  const fewer = otherOf(facts, more)
  const [big, small] = more === us ? [yards, oyards] : [oyards, yards]
  const options = (isThere: boolean, list: Option[]): Option[] => (isThere ? list : [])
  return [
    slot(
      'offense',
      62,
      options(yards.value > 0 && oyards.value > 0 && yards.value !== oyards.value, [
        say`${more.name} outgained ${fewer.name}, ${fig(big)} yards to ${fig(small)}`,
        say`Total offense was ${fig(big)} yards for ${more.name} and ${fig(small)} for ${fewer.name}`,
        say`${more.nick} finished with ${fig(big)} total yards, ${fig(less(big, small))} more than ${fewer.name}`,
      ]),
    ),
    slot('gained', 38, [yards.value > 0 && say`${us.name} gained ${fig(yards)} yards in all`]),
    slot(
      'ground',
      36,
      options(rush.value > 0 && orush.value > 0, [
        rush.value > orush.value &&
          say`${us.name} had the better ground game, ${fig(rush)} yards to ${fig(orush)}`,
        say`Rushing yards stood at ${fig(rush)} for ${us.name} and ${fig(orush)} for ${them.name}`,
        say`${us.name} ran for ${fig(rush)} yards and passed for ${fig(pass)}; ${them.name} had ${fig(orush)} and ${fig(opass)}`,
      ]),
    ),
    slot(
      'third-down',
      40,
      options(tried.value > 0, [
        say`${us.name} converted ${num(made)} of ${many(tried, 'third down')}`,
        otried.value > 0 &&
          say`On third down, ${us.name} was ${fig(made)}-for-${fig(tried)} and ${them.name} ${fig(omade)}-for-${fig(otried)}`,
        tried.value > 9 &&
          say`${us.nick} moved the chains on ${one(percent(made, tried))} percent of ${us.its} third downs`,
      ]),
    ),
    slot('turnovers', 48, [
      lost.value > 0 &&
        taken.value > 0 &&
        say`${us.name} had ${many(lost, 'turnover')} and ${them.name} ${num(taken)}`,
      lost.value === 0 &&
        taken.value > 0 &&
        us.has('passing') &&
        say`${us.name} did not turn the ball over and took it away ${times(taken)}`,
      taken.value > lost.value &&
        lost.value > 0 &&
        say`${us.nick} won the turnover battle, ${num(taken)} to ${num(lost)}`,
      lost.value > taken.value &&
        taken.value > 0 &&
        say`${us.name} lost the turnover battle, ${num(lost)} to ${num(taken)}`,
      lost.value > 0 &&
        taken.value === 0 &&
        say`${us.name} gave the ball away ${times(lost)} and never got it back that way`,
    ]),
    slot(
      'possession',
      26,
      options(held.value > 0 && oheld.value > 0, [
        say`${us.name} held the ball for ${clock(held)}, ${them.name} for ${clock(oheld)}`,
        held.value > oheld.value
          ? say`Time of possession favored ${us.name}, ${clock(held)} to ${clock(oheld)}`
          : say`Time of possession favored ${them.name}, ${clock(oheld)} to ${clock(held)}`,
      ]),
    ),
    slot(
      'first-downs',
      22,
      options(firsts.value > 0 && ofirsts.value > 0, [
        say`First downs came out ${num(firsts)} for ${us.name} and ${num(ofirsts)} for ${them.name}`,
        say`${us.nick} picked up ${many(firsts, 'first down')} to ${num(ofirsts)} for ${them.name}`,
      ]),
    ),
    slot(
      'penalties',
      18,
      options(flags.value > 0, [
        say`${us.name} was flagged ${times(flags)} for ${fig(flagYards)} yards`,
        say`Penalties cost ${us.name} ${fig(flagYards)} yards on ${many(flags, 'flag')}`,
      ]),
    ),
    slot(
      'red-zone',
      28,
      options(us.total('team', 'redZoneAtt').value > 1, [
        say`${us.name} came away with points on ${num(us.total('team', 'redZoneScores'))} of ${many(us.total('team', 'redZoneAtt'), 'trip')} inside the red zone`,
      ]),
    ),
  ]
}
