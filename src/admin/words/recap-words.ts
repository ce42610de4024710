import type { deskRecaps } from '#contract/editing/desk.recaps.ts'
import type { Draft } from '#contract/editing/desk.shapes.ts'
import type { Answer } from '#contract/endpoint.ts'

type Outcome = Answer<(typeof deskRecaps)['recap']>['outcome']

const stays = (kept: readonly string[]): string =>
  `Changed by hand, so it stays: ${kept.join(', ').toLowerCase()}.`

/** What became of a story that was asked for. */
export function recapWords(outcome: Outcome, kept: readonly string[]): string {
  const mine = kept.length > 0 ? ` ${stays(kept)}` : ''
  switch (outcome) {
    case 'begun':
      return 'A first version, written from the game’s numbers.'
    case 'rewritten':
      return `Written again from the game’s numbers.${mine}`
    case 'unchanged':
      return `Nothing new in the game’s numbers.${mine}`
    case 'taken':
      return 'This game has its story already.'
  }
}

/** How long a story follows its game, for whoever opens it. */
export function followWords(
  { isOn, kept }: NonNullable<Draft['follows']>,
  labelOf: (field: string) => string,
): string {
  if (!isOn) return 'It no longer follows the game: it is waiting for approval or planned.'
  return kept.length === 0
    ? 'It follows every correction until you change it.'
    : `${stays(kept.map(labelOf))} The rest follows every correction.`
}
