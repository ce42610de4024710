import type { deskSubmissions } from '#contract/editing/submissions.ts'
import { notFound, rejected } from '#contract/shapes/problem.ts'
import { roleAtLeast, type Visitor } from '#contract/shapes/visitor.ts'
import type { Tx } from '../../../db/client.ts'
import { conflict } from '../../../editing/pieces/refusals.ts'
import type { AllHandlers, Call } from '../../../writes/call.ts'
import { officeForm } from '../../forms/forms.service.ts'
import { eraseSubmission } from '../erase.service.ts'
import { mayKnow, refuseUntold } from '../may-know.ts'
import { writeNoticesAgain } from '../notices.service.ts'
import type { Office } from '../office.ts'
import { beginRefund, sendRefunds } from '../payments.service.ts'
import { writeSubmission } from '../submissions.queries.ts'
import { toDeskSubmission } from './desk-submissions.mapper.ts'
import {
  heldSubmission,
  pageOfSubmissions,
  type SubmissionWithPayment,
  writeReviews,
} from './desk-submissions.queries.ts'
import { formsWithCounts } from './submission-forms.read-model.ts'

const knownForm = (tx: Tx, formId: number) =>
  officeForm(tx, formId).catch(() => {
    throw notFound('There is no such form any more.')
  })

const mayErase = (visitor: Visitor | null): boolean =>
  visitor !== null && mayKnow(visitor) && roleAtLeast(visitor, 'administrator')

/** What came by the forms of a school, worked with by its office; who sent it is told to whoever may know. */
export function deskSubmissionCalls(office: Office): AllHandlers<typeof deskSubmissions> {
  const { scope } = office

  /** One of them, held while something is done to it by somebody who may know whose it is. */
  const withOne = <Value>(
    { tenant, visitor }: Call,
    id: number,
    run: (tx: Tx, found: SubmissionWithPayment) => Promise<Value>,
  ): Promise<Value> => {
    refuseUntold(visitor)
    return scope.write(tenant.key, async (tx) => {
      const found = await heldSubmission(tx, id)
      if (!found) throw notFound('There is no such submission.')
      return run(tx, found)
    })
  }
  const told = async (tx: Tx, id: number) => {
    const found = await heldSubmission(tx, id)
    if (!found) throw notFound('There is no such submission.')
    return toDeskSubmission(found, true)
  }

  return {
    submissionForms: ({ tenant }) =>
      scope.read(tenant.key, async (tx) => ({
        forms: (await formsWithCounts(tx)).map(({ lastAt, ...form }) => ({
          ...form,
          lastAt: lastAt === null ? null : new Date(lastAt).toISOString(),
        })),
      })),

    submissionsOf: ({ tenant, visitor }, { formId, search, review, after, limit = 50 }) =>
      scope.read(tenant.key, async (tx) => {
        const { title } = await knownForm(tx, formId)
        const isTold = mayKnow(visitor)
        const { rows, total } = await pageOfSubmissions(tx, {
          formId,
          search,
          inAnswers: isTold,
          review,
          after: after === undefined ? undefined : Number(after),
          limit: limit + 1,
        })
        const page = rows.slice(0, limit)
        return {
          title,
          mayKnow: isTold,
          mayErase: mayErase(visitor),
          submissions: page.map((row) => toDeskSubmission(row, isTold)),
          total,
          next: rows.length > page.length ? String(page.at(-1)?.submission.id) : null,
        }
      }),

    reviewSubmissions({ tenant, visitor }, { formId, body: { ids, review } }) {
      refuseUntold(visitor)
      return scope.write(tenant.key, async (tx) => ({ before: await writeReviews(tx, formId, ids, review) }))
    },

    noteSubmission: (call, { submissionId, body: { note, was } }) =>
      withOne(call, submissionId, async (tx, { submission }) => {
        if (submission.erasedAt)
          throw rejected('What this submission said was erased. There is nothing to note.')
        if (submission.note !== was) throw conflict('Somebody else wrote a note meanwhile. Look at it first.')
        await writeSubmission(tx, submissionId, { note: note.trim() })
        return told(tx, submissionId)
      }),

    async resendSubmission(call, { submissionId, body }) {
      const to = await withOne(call, submissionId, async (tx, { submission }) => {
        if (submission.status !== 'final' || submission.erasedAt)
          throw rejected('This submission does not count, so no mail tells of it.')
        const form = await knownForm(tx, submission.formId)
        const work = { tx, tenant: call.tenant, now: call.now }
        return writeNoticesAgain(work, submission, form, body.to)
      })
      if (to.length === 0) throw rejected('Nobody left an address that a mail could go to.')
      office.wake(call.tenant)
      return { to }
    },

    async refundSubmission(call, { submissionId }) {
      await withOne(call, submissionId, async (tx, { submission }) =>
        beginRefund({ tx, tenant: call.tenant, now: call.now }, office.gateway, submission.reference),
      )
      // Where the gateway does not take it now, the duty asks again.
      await sendRefunds(office, call.tenant)
      office.wake(call.tenant)
      return scope.write(call.tenant.key, (tx) => told(tx, submissionId))
    },

    eraseSubmission: (call, { submissionId }) =>
      withOne(call, submissionId, async (tx, { submission: { formId, reference } }) => {
        await eraseSubmission({ tx, tenant: call.tenant, now: call.now }, formId, reference)
        return { reference }
      }),
  }
}
