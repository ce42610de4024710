import type { deskCards } from '#contract/editing/desk.cards.ts'
import type { deskFront } from '#contract/editing/desk.front.ts'
import type { deskGrids } from '#contract/editing/desk.grids.ts'
import type { deskNames } from '#contract/editing/desk.names.ts'
import type { deskRecaps } from '#contract/editing/desk.recaps.ts'
import type { desk } from '#contract/editing/desk.ts'
import type { deskMedia } from '#contract/editing/media.ts'
import { signInNeeded } from '#contract/shapes/problem.ts'
import { roleAtLeast } from '#contract/shapes/visitor.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import type { AllHandlers, Call } from '../../writes/call.ts'
import type { Kind } from '../kind/kind.ts'
import type { Kinds } from '../kind/kinds.ts'
import type { Hand } from '../pieces/hand.ts'
import { inWords, notForRole } from '../pieces/refusals.ts'

/** The library and the newsroom are domains, and lie above: their calls are their own. */
type Table = Omit<
  typeof desk,
  | keyof typeof deskCards
  | keyof typeof deskFront
  | keyof typeof deskGrids
  | keyof typeof deskMedia
  | keyof typeof deskNames
  | keyof typeof deskRecaps
>
/** One function for each call of the desk. */
export type DeskHandlers = AllHandlers<Table>

/** Begins a unit of work of somebody who is signed in, with the kind that a call names. */
export interface Work {
  read<T>(call: Call, work: (hand: Hand) => Promise<T>): Promise<T>
  write<T>(call: Call, work: (hand: Hand) => Promise<T>): Promise<T>
  /** With refusals of the database in the words of the kind. */
  writeKind<T>(call: Call, name: string, work: (hand: Hand, kind: Kind) => Promise<T>): Promise<T>
  readKind<T>(call: Call, name: string, work: (hand: Hand, kind: Kind) => Promise<T>): Promise<T>
  /** For who merely chooses from a kind: whoever writes what names it may. */
  lookUpKind<T>(call: Call, name: string, work: (hand: Hand, kind: Kind) => Promise<T>): Promise<T>
}

export interface WorkDeps {
  scope: TenantScope
  kinds: Kinds
}

export function openWork({ scope, kinds }: WorkDeps): Work {
  const handOf = ({ visitor, tenant, now }: Call, tx: Hand['tx']): Hand => {
    if (!visitor) throw signInNeeded()
    return { tx, kinds, tenant, now, visitor }
  }
  /** A kind that is for higher roles is not even looked at. */
  const kindFor = ({ visitor }: Call, name: string, isLookedUp = false): Kind => {
    const kind = kinds.named(name)
    const needs = isLookedUp ? kinds.lookedUpBy(kind) : kind.needs
    if (!visitor || !roleAtLeast(visitor, needs)) throw notForRole(kind)
    return kind
  }
  const read: Work['read'] = (call, work) => scope.read(call.tenant.key, (tx) => work(handOf(call, tx)))
  const write: Work['write'] = (call, work) => scope.write(call.tenant.key, (tx) => work(handOf(call, tx)))
  return {
    read,
    write,
    async readKind(call, name, work) {
      const kind = kindFor(call, name)
      return read(call, (hand) => work(hand, kind))
    },
    async lookUpKind(call, name, work) {
      const kind = kindFor(call, name, true)
      return read(call, (hand) => work(hand, kind))
    },
    async writeKind(call, name, work) {
      const kind = kindFor(call, name)
      return write(call, (hand) => work(hand, kind)).catch((error: unknown) => {
        throw inWords(kind, error)
      })
    },
  }
}
