import { notFound } from '#contract/shapes/problem.ts'
import { isGroup, type Kind } from '../kind/kind.ts'
import { deleteContent, readContent } from '../rows/content.ts'
import { forgetReferences, usesOf } from '../rows/references.ts'
import { sportOf, sportsOf } from '../rows/sport-of.ts'
import { contentTitle } from '../rows/titles.ts'
import { beginWork } from './begin-work.ts'
import type { Hand } from './hand.ts'
import { subjectOf } from './history.ts'
import { tellWritten } from './publish.ts'
import { conflict, named } from './refusals.ts'
import { refusePublisher, refuseUnseen } from './rights.ts'

/** Puts a content into the trash: the history has all that went with it. */
export async function removeContent(
  hand: Hand,
  kind: Kind,
  id: number,
  isConfirmed: boolean,
): Promise<{ work: string; ids: number[] }> {
  if (isGroup(kind)) throw conflict(`${kind.many} cannot be deleted.`)
  const value = await readContent(hand.tx, kind, id, true)
  if (!value) throw notFound(`There is no such ${kind.one.toLowerCase()}.`)
  const sportId = await sportOf(hand.tx, kind, id, value, sportsOf(hand.visitor))
  refuseUnseen(hand.visitor, kind, sportId)
  await refusePublisher(hand, kind, id, value)
  const references = await usesOf(hand, kind, id)
  const kept = references.filter(({ fate }) => fate === 'stay')
  if (kept.length > 0)
    throw named(references, `${kept.map(({ many }) => many).join(', ')} need this: change them first.`)
  if (references.length > 0 && !isConfirmed)
    throw named(references, `${references.map(({ many }) => many).join(', ')} use this.`)
  const work = await beginWork(hand, {
    what: 'delete',
    subject: subjectOf(kind, id),
    title: await contentTitle(hand, kind, value),
    sportId,
  })
  await forgetReferences(hand.tx, kind, id)
  await deleteContent(hand.tx, kind, id)
  await tellWritten(hand, [{ kind, id, was: value }])
  return { work, ids: [id] }
}
