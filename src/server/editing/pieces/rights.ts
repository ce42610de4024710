import { notFound, roleTooLow } from '#contract/shapes/problem.ts'
import { roleAtLeast, type Visitor } from '#contract/shapes/visitor.ts'
import type { Kind, Values } from '../kind/kind.ts'
import { maySeeSport, mayWriteSport, sportOf, sportsOf } from '../rows/sport-of.ts'
import type { Hand } from './hand.ts'

export const mayPublishKind = (visitor: Visitor, kind: Kind): boolean =>
  roleAtLeast(visitor, kind.publish) && roleAtLeast(visitor, kind.needs)

/** The names of the kinds that somebody's role lets them see. */
export const kindsFor = ({ kinds, visitor }: Pick<Hand, 'kinds' | 'visitor'>): string[] =>
  kinds.all.filter(({ needs }) => roleAtLeast(visitor, needs)).map(({ name }) => name)

/** What somebody may not see is not there. */
export const refuseUnseen = (visitor: Visitor, kind: Kind, sportId: number | null): void => {
  if (!maySeeSport(kind, visitor, sportId)) throw notFound(`There is no such ${kind.one.toLowerCase()}.`)
}

/** Who may write a content: by role, and by team as it is and as it would be. */
export async function refuseWriter(
  hand: Hand,
  kind: Kind,
  id: number,
  ...values: (Values | null)[]
): Promise<void> {
  if (!roleAtLeast(hand.visitor, kind.needs)) throw roleTooLow(kind.needs)
  for (const value of values)
    if (
      value &&
      !mayWriteSport(kind, hand.visitor, await sportOf(hand.tx, kind, id, value, sportsOf(hand.visitor)))
    )
      throw roleTooLow()
}

export async function refusePublisher(
  hand: Hand,
  kind: Kind,
  id: number,
  ...values: (Values | null)[]
): Promise<void> {
  if (!mayPublishKind(hand.visitor, kind)) throw roleTooLow(kind.publish)
  await refuseWriter(hand, kind, id, ...values)
}
