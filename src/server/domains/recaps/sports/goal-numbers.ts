import { type Figure, fig, less, many, num, score, sum } from '../facts/figure.ts'
import { type GameFacts, otherOf, type Team } from '../facts/game-facts.ts'
import { leaders } from '../facts/people.ts'
import { type Option, type Slot, slot } from '../telling/choose.ts'
import { a, type Phrase, say } from '../words/phrase.ts'
import type { GoalWords } from './goal-words.ts'

/** Shots, corners, face-offs: what the two teams are compared by. */
export function goalNumbers(facts: GameFacts, { extraMan }: GoalWords): Slot[] {
  const { us, them, input } = facts
  const pair = (group: string, key: string): readonly [Figure, Figure] => [
    us.total(group, key),
    them.total(group, key),
  ]
  const edge = (
    key: string,
    weight: number,
    values: readonly [Figure, Figure],
    options: (better: Team, worse: Team, printed: Phrase, gap: Figure) => Option[],
    level: Option[] = [],
  ): Slot => {
    const [ours, theirs] = values
    if (ours.value + theirs.value === 0) return slot(key, 0, [])
    if (ours.value === theirs.value) return slot(key, weight, level)
    const [better, more, fewer] = ours.value > theirs.value ? [us, ours, theirs] : [them, theirs, ours]
    return slot(key, weight, options(better, otherOf(facts, better), score(more, fewer), less(more, fewer)))
  }
  const group = input.game.group
  const shots = pair('shots', 'sh')
  const onGoal = pair('shots', 'sog')
  const saves = pair('goalie', 'saves')
  const drawn = faceoffs(facts)
  return [
    edge(
      'shots',
      64,
      shots,
      (better, worse, printed, gap) => [
        say`${better.name} outshot ${worse.name}, ${printed}`,
        say`Shots favored ${better.name}, ${printed}`,
        gap.value > 3 && say`${better.nick} had ${a(say`${printed} edge`)} in shots`,
        say`The shot count ended ${printed} for ${better.name}`,
      ],
      [say`Each side took ${num(shots[0])} shots`, say`Shots were even at ${num(shots[0])} apiece`],
    ),
    edge('on-goal', 44, group === 'hockey' ? [shots[0], shots[0]] : onGoal, (better, _, printed) => [
      say`On target it was ${printed} for ${better.name}`,
      say`${better.name} led ${printed} in shots on goal`,
    ]),
    edge('corners', 34, pair('team', 'corners'), (better, worse, printed) => {
      const called = group === 'field-hockey' ? 'penalty corners' : 'corner kicks'
      return [
        say`${better.name} had the edge in ${called}, ${printed}`,
        say`${called} went ${printed} to ${better.name}`,
        say`${better.nick} earned more ${called} than ${worse.name}, ${printed}`,
      ]
    }),
    edge('fouls', 20, pair('penalty', 'fouls'), (better, _, printed) => [
      say`The whistle went against ${better.name} more often, ${printed} in fouls`,
      say`Fouls came out ${printed}, with ${better.name} committing more`,
    ]),
    slot('cards', 16, [
      us.total('penalty', 'yellow').value > 0 &&
        say`${us.name} was shown ${many(us.total('penalty', 'yellow'), 'yellow card')}`,
      us.total('penalty', 'yellow').value + them.total('penalty', 'yellow').value > 1 &&
        say`There were ${num(sum(us.total('penalty', 'yellow'), them.total('penalty', 'yellow')))} yellow cards in all`,
      us.total('penalty', 'green').value > 0 &&
        say`${us.name} picked up ${many(us.total('penalty', 'green'), 'green card')}`,
    ]),
    ...extraManSlots(facts, extraMan),
    edge('saves', 26, saves, (better, _, printed) => [
      say`Saves were ${printed} in favor of ${better.name}`,
      say`The ${better.name} side made more stops, ${printed}`,
    ]),
    edge('ground-balls', 38, pair('misc', 'gb'), (better, _, printed) => [
      say`${better.name} won the ground balls, ${printed}`,
      say`Ground balls went to ${better.name}, ${printed}`,
    ]),
    edge('draws', 40, drawn.values, (better, worse, printed) => [
      say`${better.name} controlled ${drawn.called}, ${printed}`,
      say`${better.nick} had the better of ${worse.name} on ${drawn.called}, ${printed}`,
    ]),
    edge('turnovers', 32, pair('misc', 'to'), (more, fewer, printed, gap) => [
      say`${more.name} turned the ball over more often, ${printed}`,
      gap.value > 2 && say`${fewer.name} was the tidier side, with ${num(gap)} fewer turnovers`,
    ]),
    edge('caused', 22, pair('misc', 'ct'), (better, _, printed) => [
      say`Caused turnovers went ${printed} to ${better.name}`,
      say`${better.name} forced more mistakes, ${printed} in caused turnovers`,
    ]),
    slot('clears', 24, clears(us)),
    edge('steals', 28, pair('misc', 'stl'), (better, _, printed) => [
      say`${better.name} came up with more steals, ${printed}`,
      say`Steals were ${printed} for ${better.name}`,
    ]),
    edge('exclusions', 26, pair('misc', 'drawn'), (better, _, printed) => [
      say`${better.name} drew more exclusions, ${printed}`,
      say`In exclusions drawn it was ${printed} for ${better.name}`,
    ]),
    edge('blocked', 22, pair('misc', 'blk'), (better, _, printed) => [
      say`${better.name} blocked more shots, ${printed}`,
      say`Blocked shots stood at ${printed} for ${better.name}`,
    ]),
    slot('penalties', 24, [
      us.total('penalty', 'minutes').value > 0 &&
        say`${us.name} took ${many(us.total('penalty', 'count'), 'penalty', 'penalties')} for ${num(us.total('penalty', 'minutes'))} minutes`,
      group === 'hockey' &&
        us.total('penalty', 'count').value > 0 &&
        say`${us.nick} went to the box ${us.total('penalty', 'count').value === 1 ? 'once' : many(us.total('penalty', 'count'), 'time')}`,
    ]),
    edge('offsides', 14, pair('team', 'offsides'), (better, _, printed) => [
      say`${better.name} was caught offside more often, ${printed}`,
      say`Offside calls came to ${printed}, with ${better.name} called more`,
    ]),
    drawWinner(facts),
    scooper(facts),
  ]
}

function faceoffs({ us, them, input }: GameFacts): { called: string; values: readonly [Figure, Figure] } {
  const isDraw = us.total('misc', 'dc').value + them.total('misc', 'dc').value > 0
  const sprints = input.game.group === 'water-polo'
  const key = sprints ? 'sprintWon' : isDraw ? 'dc' : 'facewon'
  return {
    called: sprints ? 'the sprints' : isDraw ? 'the draw' : 'face-offs',
    values: [us.total('misc', key), them.total('misc', key)],
  }
}

function extraManSlots({ us, them }: GameFacts, [single, plural]: readonly [string, string]): Slot[] {
  const line = (team: Team) => [team.total('team', 'ppg'), team.total('team', 'ppopp')] as const
  const [[made, tried], [omade, otried]] = [line(us), line(them)]
  const isWomen = us.total('misc', 'dc').value + them.total('misc', 'dc').value > 0
  const [one, many2] = isWomen ? ['free-position shot', 'free-position shots'] : [single, plural]
  return [
    slot('extra-man', 42, [
      tried.value > 0 && say`${us.name} was ${fig(made)}-for-${fig(tried)} on ${many2}`,
      tried.value > 0 &&
        otried.value > 0 &&
        say`On ${many2}, ${us.name} went ${fig(made)}-for-${fig(tried)} and ${them.name} ${fig(omade)}-for-${fig(otried)}`,
      tried.value > 0 &&
        made.value > 0 &&
        say`${us.nick} converted ${num(made)} of ${many(tried, one, many2)}`,
    ]),
    slot('kill', 28, [
      otried.value > 1 && omade.value === 0 && say`${them.name} came up empty on ${many(otried, one, many2)}`,
      otried.value > 0 &&
        omade.value > 0 &&
        say`${them.name} made good on ${num(omade)} of ${many(otried, one, many2)}`,
    ]),
  ]
}

function clears(us: Team): Option[] {
  const [made, tried] = [us.total('team', 'clearm'), us.total('team', 'cleara')]
  return [
    tried.value > 0 && say`${us.name} was ${fig(made)}-for-${fig(tried)} on clears`,
    tried.value > 0 && say`${us.nick} cleared the ball ${num(made)} times in ${many(tried, 'attempt')}`,
  ]
}

function drawWinner({ us }: GameFacts): Slot {
  const player = leaders(
    us.players,
    (each) => each.stat('misc', 'facewon').value + each.stat('misc', 'dc').value,
    4,
  )[0]
  if (!player) return slot('draw-winner', 0, [])
  const [won, dc] = [player.stat('misc', 'facewon'), player.stat('misc', 'dc')]
  return slot('draw-winner', 33, [
    won.value > 0 && say`${player} won ${many(won, 'face-off')}`,
    won.value > 0 && say`At the face-off, ${player} took ${num(won)}`,
    dc.value > 0 && say`${player} came up with ${many(dc, 'draw control')}`,
  ])
}

function scooper({ us }: GameFacts): Slot {
  const player = leaders(
    us.players,
    (each) => each.stat('misc', 'gb').value + each.stat('misc', 'stl').value * 2,
    3,
  )[0]
  if (!player) return slot('scooper', 0, [])
  const [gb, stl] = [player.stat('misc', 'gb'), player.stat('misc', 'stl')]
  return slot('scooper', 27, [
    gb.value > 2 && say`${player} scooped up ${many(gb, 'ground ball')}`,
    gb.value > 2 && say`${player} led ${us.name} in ground balls with ${num(gb)}`,
    stl.value > 1 && say`${player} made ${many(stl, 'steal')}`,
    stl.value > 1 && say`${player} came away with ${many(stl, 'steal')}`,
  ])
}
