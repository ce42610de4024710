import { signInNeeded } from '#contract/shapes/problem.ts'
import { roleAtLeast } from '#contract/shapes/visitor.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Sign } from '../../signing/sign.ts'
import { describeKind, summariseKind } from '../kind/describe-kind.ts'
import { tellItem } from '../pieces/drafts.ts'
import { sayPresent } from '../pieces/presence.ts'
import { notForRole } from '../pieces/refusals.ts'
import { usesOf } from '../rows/references.ts'
import { sportsOf } from '../rows/sport-of.ts'
import { draftCalls } from './draft.calls.ts'
import { exportKind } from './export-kind.ts'
import { findItems } from './find-items.ts'
import { historyCalls } from './history.calls.ts'
import { listItems } from './list-items.ts'
import { manyCalls } from './many.calls.ts'
import { releaseCalls } from './release.calls.ts'
import { viewCalls } from './view.calls.ts'
import { type DeskHandlers, openWork, type WorkDeps } from './work.ts'

export interface DeskDeps extends WorkDeps {
  sign: Sign
  /** What the university's own sign-in is called; null where there is none. */
  universityOf(tenant: Tenant): string | null
}

/** What the desk asks for and sends. Each call is one unit of work. */
export function deskCalls(deps: DeskDeps): DeskHandlers {
  const work = openWork(deps)
  return {
    async school({ tenant }) {
      const { key, name, abbreviation, timeZone, brand, configuration } = tenant
      const university = deps.universityOf(tenant)
      return { key, name, abbreviation, timeZone, brand, logo: configuration.logo, university }
    },
    async kinds({ visitor }) {
      if (!visitor) throw signInNeeded()
      const seen = deps.kinds.all.filter(({ needs }) => roleAtLeast(visitor, needs))
      return { kinds: seen.map((kind) => summariseKind(kind, visitor)) }
    },
    kind: (call, input) =>
      work.lookUpKind(call, input.kind, async ({ visitor }, kind) => ({
        ...describeKind(kind, visitor),
        refusal: roleAtLeast(visitor, kind.needs) ? null : notForRole(kind).message,
      })),
    list: (call, input) => work.lookUpKind(call, input.kind, (hand, kind) => listItems(hand, kind, input)),
    find: (call, { search }) => work.read(call, async (hand) => ({ found: await findItems(hand, search) })),
    item: (call, { kind: name, id }) => work.readKind(call, name, (hand, kind) => tellItem(hand, kind, id)),
    references: (call, { kind: name, id }) =>
      work.readKind(call, name, async (hand, kind) => {
        await tellItem(hand, kind, id)
        return { references: await usesOf(hand, kind, id) }
      }),
    export: (call, { kind: name }) =>
      work.readKind(call, name, async ({ visitor, tenant }, kind) => ({
        name: `${kind.name}.csv`,
        content: exportKind(deps, tenant.key, kind, sportsOf(visitor)),
      })),
    ...draftCalls(work),
    ...releaseCalls(work),
    ...historyCalls(work),
    ...manyCalls(work, deps.sign),
    ...viewCalls(work),
    presence: (call, { kind: name, id, body }) =>
      work.writeKind(call, name, async (hand, kind) => {
        await tellItem(hand, kind, id)
        return sayPresent(hand, { kind: kind.name, contentId: id }, body)
      }),
  }
}
