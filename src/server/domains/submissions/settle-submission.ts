import type { Work } from '../../unit-of-work/work.ts'
import type { OfficeForm } from '../forms/forms.service.ts'
import { writeNotices } from './notices.service.ts'
import { countCoupon, freePlace, returnCode, returnCoupon, spendCode, takePlace } from './places.queries.ts'
import { type SubmissionRow, writeSubmission } from './submissions.queries.ts'

/** From now on it counts, and whoever wants to know is told. */
export async function finalise(work: Work, submission: SubmissionRow, form: OfficeForm): Promise<void> {
  const row =
    submission.status === 'final'
      ? submission
      : await writeSubmission(work.tx, submission.id, { status: 'final', settledAt: work.now })
  await writeNotices(work, row, form)
}

/** It does not count: its place, its coupon and its key are free again. */
export async function release(work: Work, { id, formId, couponCents, couponCodeId }: SubmissionRow) {
  await writeSubmission(work.tx, id, { status: 'released', key: null, settledAt: work.now })
  if (couponCents !== null) await returnCoupon(work.tx, formId, couponCodeId)
  await freePlace(work.tx, formId)
}

/** Takes place and coupon once more for somebody who paid too late. All or nothing: what was taken is given back. */
export async function retake(
  { tx }: Work,
  { formId, couponCents, couponCodeId }: SubmissionRow,
  form: OfficeForm,
): Promise<boolean> {
  if (couponCents !== null) {
    const hasCode = couponCodeId === null || (await spendCode(tx, formId, couponCodeId)) !== null
    if (!hasCode) return false
    if (!(await countCoupon(tx, form))) {
      if (couponCodeId !== null) await returnCode(tx, couponCodeId)
      return false
    }
  }
  if (await takePlace(tx, form)) return true
  if (couponCents !== null) await returnCoupon(tx, formId, couponCodeId)
  return false
}
