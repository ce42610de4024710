import type { settings } from '#contract/settings.ts'
import { ApiProblem } from '#contract/shapes/problem.ts'
import { makeProblem } from '../../plugins/errors.ts'
import { mailbox } from '../../text/mailbox.ts'
import type { CallHandlers } from '../../writes/call.ts'
import { type ReportDeps, takeReport } from './accessibility-reports.service.ts'

const refused = (status: number, detail: string, field: string) =>
  new ApiProblem(makeProblem(status, detail, [{ field, message: detail }]))

export const settingsWrites = (deps: ReportDeps): CallHandlers<typeof settings> => ({
  async reportBarrier({ tenant }, { body }) {
    const { about, message, email = '' } = body
    const answerTo = mailbox(email)
    if (!message.trim()) throw refused(400, 'Write what is in the way.', 'message')
    if (email.trim() && !answerTo) throw refused(400, 'That is no e-mail address.', 'email')
    if (about === 'document' && !answerTo)
      throw refused(400, 'Give an e-mail address that the document can be sent to.', 'email')
    if (body.blank)
      throw refused(422, 'A field that stays empty was filled in. Send the form without it.', 'blank')
    await takeReport(deps, tenant, body, answerTo)
    return { message: 'It is with the office.' }
  },
})
