import { isApiProblem } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import { type Mail, MailNotTaken } from '../../adapters/mail.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import type { Work } from '../../unit-of-work/work.ts'
import type { OfficeForm } from '../forms/forms.service.ts'
import { readSettings } from '../settings/settings.service.ts'
import { sportRefs } from '../sports/sports.service.ts'
import { coachesBySport } from '../staff/staff.service.ts'
import { dueNotices } from './due-notices.read-model.ts'
import { type MailSender, noticeMail } from './notice-mails.ts'
import { chosenRecipients, chosenSport, isMailbox } from './notice-recipients.ts'
import { claimNotice, insertNotices, markNoticeSent, releaseNotice, renewNotices } from './notices.queries.ts'
import type { SubmissionRow } from './submissions.queries.ts'

export interface NoticeDeps {
  scope: TenantScope
  mail: Mail
  now: () => Date
  senderOf: (tenant: Tenant) => MailSender
  log: (line: string, error?: unknown) => void
}

/** Part of the transaction that makes a submission count: the mails are there if it is, and not if it is not. */
export async function writeNotices(work: Work, submission: SubmissionRow, form: OfficeForm): Promise<void> {
  const recipients = await recipientsOf(work, submission, form)
  await insertNotices(work.tx, [
    ...recipients.map((recipient) => ({ submissionId: submission.id, kind: 'notice' as const, recipient })),
    ...toVisitor(submission, 'thanks'),
  ])
}

export const writeRefundNotice = (
  { tx }: Work,
  submission: SubmissionRow,
  why: 'refund' | 'returned',
): Promise<void> => insertNotices(tx, toVisitor(submission, why))

/** Those of one submission once more, whatever became of them before; tells whom they go to. */
export async function writeNoticesAgain(
  work: Work,
  submission: SubmissionRow,
  form: OfficeForm,
  to: 'sender' | 'office',
): Promise<string[]> {
  const notices =
    to === 'sender'
      ? toVisitor(submission, 'thanks')
      : (await recipientsOf(work, submission, form)).map((recipient) => ({
          submissionId: submission.id,
          kind: 'notice' as const,
          recipient,
        }))
  await renewNotices(work.tx, notices)
  return notices.map(({ recipient }) => recipient)
}

const toVisitor = ({ id, email }: SubmissionRow, kind: 'thanks' | 'refund' | 'returned') =>
  email !== null && isMailbox(email) ? [{ submissionId: id, kind, recipient: email }] : []

/** Of a form about a sport the coaches of that sport, otherwise those the form names; at last the school's own address. */
async function recipientsOf(work: Work, { answers }: SubmissionRow, form: OfficeForm): Promise<string[]> {
  const contacts = form.isSportSpecific ? await sportContacts(work, answers) : []
  const addresses = contacts.length > 0 ? contacts : form.recipients
  const chosen = chosenRecipients(addresses, form.isMultiRecipient)
  return chosen.length > 0 ? chosen : chosenRecipients([await supportAddress(work)], false)
}

async function sportContacts(work: Work, answers: SubmissionRow['answers']): Promise<string[]> {
  const sport = chosenSport(answers, (await sportRefs(work)).values())
  if (!sport) return []
  const staff = await orNone(coachesBySport(work, sport.globalSportNameSlug))
  return (staff?.coaches ?? []).flatMap(({ email }) => (email ? [`${email.user}@${email.domain}`] : []))
}

const supportAddress = async (work: Work): Promise<string> =>
  (await orNone(readSettings(work, 'site')))?.supportEmail ?? ''

/** A school may have no such season or settings yet; the submission counts all the same. */
async function orNone<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (isApiProblem(error)) return null
    throw error
  })
}

const inOneGo = 50
/** A mail server that refuses so many in a row is not asked for the rest. */
const refusalsInRow = 3
const retryMinutes = [1, 5, 30, 120, 720]

/**
 * Sends what is due and tells how many. A mail is claimed before it is handed over: a process that dies in between leaves
 * one that may not have come, never one that comes twice. `goesOn` is asked before each.
 */
export async function sendNotices(
  deps: NoticeDeps,
  tenant: Tenant,
  goesOn: () => boolean | Promise<boolean> = () => true,
): Promise<number> {
  const { scope, mail, now, senderOf, log } = deps
  let [sent, refused] = [0, 0]
  for (;;) {
    const due = await scope.read(tenant.key, (tx) => dueNotices(tx, now(), inOneGo))
    for (const { notice, submission, form } of due) {
      if (refused >= refusalsInRow || !(await goesOn())) return sent
      if (!(await scope.write(tenant.key, (tx) => claimNotice(tx, notice.id, now())))) continue
      try {
        await mail.send(noticeMail(senderOf(tenant), notice.kind, notice.recipient, { ...submission, form }))
        await scope.write(tenant.key, (tx) => markNoticeSent(tx, notice.id, now()))
        sent++
        refused = 0
      } catch (error) {
        log(`notice ${notice.id} of ${tenant.key} could not be sent`, error)
        refused++
        // Where the server may have taken it the claim stays: a mail too few is better than one too many.
        if (!(error instanceof MailNotTaken)) continue
        const minutes = retryMinutes[notice.refusals] ?? 1440
        const tryAfter = new Date(now().getTime() + minutes * 60_000)
        await scope.write(tenant.key, (tx) => releaseNotice(tx, notice, tryAfter))
      }
    }
    if (due.length < inOneGo) return sent
  }
}
