import { formIncomplete } from '#contract/forms/form-problem.ts'
import type { settings } from '#contract/settings.ts'
import { mailbox } from '../../text/mailbox.ts'
import type { CallHandlers } from '../../writes/call.ts'
import { type ReportDeps, takeReport } from './accessibility-reports.service.ts'

const noAddress = 'That is no e-mail address. One looks like name@example.com.'
const noPlaceToSend = 'Give the e-mail address that the document can be sent to, such as name@example.com.'
const filled =
  'A field that nobody sees was filled in, perhaps by your browser. It is empty again: send the form once more.'
const unsent = 'Your message was not sent.'

export const settingsWrites = (deps: ReportDeps): CallHandlers<typeof settings> => ({
  async reportBarrier({ tenant }, { body }) {
    const { about, message, email = '' } = body
    const answerTo = mailbox(email)
    if (!message.trim())
      throw formIncomplete({ message: ['Write what is in the way, or which document you need.'] }, unsent)
    if (email.trim() && !answerTo) throw formIncomplete({ email: [noAddress] }, unsent)
    if (about === 'document' && !answerTo) throw formIncomplete({ email: [noPlaceToSend] }, unsent)
    if (body.blank) throw formIncomplete({}, filled)
    await takeReport(deps, tenant, body, answerTo)
    return { message: 'It is with the office.' }
  },
})
