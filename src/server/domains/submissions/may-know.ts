import { roleTooLow } from '#contract/shapes/problem.ts'
import { roleAtLeast, type Visitor } from '#contract/shapes/visitor.ts'

/**
 * Whether somebody is told who filled in a form, and what. Editors write drafts, and who works for some teams alone has
 * nothing to do with the forms of the department: they see how many came, and no name.
 */
export const mayKnow = (visitor: Visitor | null | undefined): boolean =>
  visitor != null && roleAtLeast(visitor, 'publisher') && (visitor.isOperator || !visitor.sportIds)

export function refuseUntold(visitor: Visitor | null | undefined): void {
  if (!mayKnow(visitor)) throw roleTooLow()
}
