import { Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullableText, object, oneOf, text } from '../shapes/schema.ts'
import { Id } from '../shapes/shared.ts'
import { at, example, Ids, ItemId, Limit, publishes, reads, Words } from './desk.words.ts'
import { DeskSubmission, longestNote, reviews, SubmissionForm } from './submissions.shapes.ts'

const OfForm = object({ formId: ItemId })
const OfSubmission = object({ submissionId: ItemId })

/** What visitors sent by a school's forms, as its office works with it. */
export const deskSubmissions = endpoints({
  submissionForms: {
    ...reads,
    path: at('/submissions'),
    summary: 'The forms of the school with how much came by each, and how much nobody has looked at',
    response: object({ forms: Type.Array(SubmissionForm) }),
  },
  submissionsOf: {
    ...reads,
    path: at('/forms/:formId/submissions'),
    summary:
      'What was sent by a form, the last first: searched, by state, a page at a time. Who sent it is told to publishers who work for all teams',
    params: OfForm,
    query: object({
      search: Type.Optional(Words),
      review: Type.Optional(oneOf(reviews)),
      after: Type.Optional(Type.String({ pattern: '^\\d{1,9}$', ...example('1') })),
      limit: Type.Optional(Limit),
    }),
    response: object({
      title: text(),
      /** Whether the asker is told who sent it, and may decide about it. */
      mayKnow: Type.Boolean(),
      /** Whether the asker may give money back and erase. */
      mayErase: Type.Boolean(),
      submissions: Type.Array(DeskSubmission),
      total: Type.Integer(),
      next: nullableText(),
    }),
  },
  reviewSubmissions: {
    ...publishes,
    method: 'POST',
    path: at('/forms/:formId/submissions/review'),
    summary: 'Says of submissions of a form what the office made of them; tells what it was before',
    params: OfForm,
    body: object({
      ids: Ids,
      review: oneOf(reviews, example('approved')),
    }),
    response: object({ before: Type.Array(object({ id: Id, review: oneOf(reviews) })) }),
  },
  noteSubmission: {
    ...publishes,
    method: 'PUT',
    path: at('/submissions/:submissionId/note'),
    summary: "The office's own words about a submission; refused where somebody wrote others meanwhile",
    params: OfSubmission,
    body: object({
      note: Type.String({ maxLength: longestNote, ...example('Called back on Friday') }),
      was: Type.String({ maxLength: longestNote, ...example('') }),
    }),
    response: DeskSubmission,
  },
  resendSubmission: {
    ...publishes,
    method: 'POST',
    path: at('/submissions/:submissionId/resend'),
    summary: 'Sends the mails of a submission once more: to whoever sent it and to whom the form names',
    params: OfSubmission,
    body: object({ to: oneOf(['sender', 'office'], example('sender')) }),
    response: object({ to: Type.Array(text()) }),
  },
  refundSubmission: {
    ...publishes,
    needs: 'administrator',
    method: 'POST',
    path: at('/submissions/:submissionId/refund'),
    summary:
      'Gives back what was paid for a submission, which does not count any more; its place is free again',
    params: OfSubmission,
    response: DeskSubmission,
  },
  eraseSubmission: {
    ...publishes,
    needs: 'administrator',
    method: 'DELETE',
    path: at('/submissions/:submissionId'),
    summary: 'Erases what somebody answered; what was paid stays in the books as a number',
    params: OfSubmission,
    response: object({ reference: text() }),
  },
})
