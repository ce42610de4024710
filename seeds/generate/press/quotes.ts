import type { Random } from '../../basics/random.ts'
import type { SportWords } from './words.ts'

/** What a head coach says: never a figure, so that no box score can contradict it. */
export function coachAfter(
  random: Random,
  { praise, mend, contest }: SportWords,
  result: 'W' | 'L' | 'T',
): string {
  if (result === 'T') {
    return random.pick([
      `A draw feels about right, though I liked ${random.pick(praise)},`,
      `You take the point and move on. We still need to ${random.pick(mend)},`,
      `Both teams emptied the tank, and I was pleased with ${random.pick(praise)},`,
    ])
  }
  if (result === 'W') {
    return random.pick([
      `I was proud of ${random.pick(praise)},`,
      `You have to give our people credit for ${random.pick(praise)},`,
      `What stood out to me was ${random.pick(praise)},`,
      `We asked for a full ${contest} this week, and I thought we saw it in ${random.pick(praise)},`,
      `It starts with ${random.pick(praise)}, and we got that from everybody,`,
    ])
  }
  return random.pick([
    `There were things to like, ${random.pick(praise)} for one,`,
    `We did not play the ${contest} we wanted to play,`,
    `Credit to them, they made the plays when it mattered,`,
    `I thought ${random.pick(praise)} gave us a chance,`,
    `This one stings, and it should,`,
  ])
}

export function captainQuote(random: Random, isGood: boolean): string {
  return random.pick(
    isGood
      ? [
          'You could hear it on our bench from the start. Everybody was in it,',
          'We have talked all month about playing for the person next to you,',
          'It is more fun when it is hard,',
          'We knew they would make a push, and we stayed together,',
          'That is what practice has looked like all week, so it did not surprise us,',
          'Nobody in our room cares who gets the credit,',
        ]
      : [
          'We will be back at it in the morning. That is the only answer I have,',
          'We owe ourselves a better one than that,',
          'Nobody is hanging their head. It is a long season,',
          'You find out about a team after a day like this,',
          'We have to be honest with each other and fix it,',
          'We have been through harder days than this together,',
        ],
  )
}

export const beforeQuote = (random: Random, opponent: string, { mend, praise }: SportWords): string =>
  random.pick([
    `${opponent} does the simple things very well, so we have to be at our best,`,
    `It is about us this week. If we ${random.pick(mend)}, we will like where we are,`,
    `They are well coached and they compete. I expect it to be tight,`,
    `Our people love to play in games like this one,`,
    `I have liked ${random.pick(praise)} in practice, and now it has to show,`,
  ])
