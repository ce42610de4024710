import type { forms } from '#contract/forms.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { hiddenForm, publicForm } from './forms.service.ts'

export const formsRoutes: Handlers<typeof forms> = {
  byId: (work, { formId }) => publicForm(work, formId),
  hidden: (work, { formId }) => hiddenForm(work, formId),
}
