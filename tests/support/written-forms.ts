import { formFields, formOptions, forms } from '#server/db/schema/forms.ts'
import {
  couponCodes,
  formNotices,
  formPlaces,
  formSubmissions,
  ledger,
  paymentEvents,
  payments,
} from '#server/db/schema/submissions.ts'
import type { Services } from '#server/open.ts'

/** Forms that every school of the tests has, by what they are for. */
export const formIds = { open: 1, camp: 2, sport: 3, hidden: 4, protected: 5 } as const

/** In the order of their references. */
const written = [
  formNotices,
  ledger,
  paymentEvents,
  payments,
  formSubmissions,
  couponCodes,
  formPlaces,
  formOptions,
  formFields,
  forms,
]

/** The forms of a school as they are at the beginning, and nothing that was sent. */
export async function rewriteForms({ scope }: Pick<Services, 'scope'>, tenant: string): Promise<void> {
  await scope.write(tenant, async (tx) => {
    for (const table of written) await tx.delete(table)
    await tx.insert(forms).values([
      {
        id: formIds.open,
        title: 'Club',
        emailField: 12,
        recipients: ['office@east.example', 'desk@east.example'],
      },
      {
        id: formIds.camp,
        title: 'Camp',
        emailField: 22,
        paymentEnabled: true,
        paymentFormType: 'options',
        couponAmount: 2_500,
        couponsAvailable: 2,
        recipients: ['camps@east.example'],
      },
      { id: formIds.sport, title: 'Write to a staff', isSportSpecific: true, isMultiRecipient: true },
      { id: formIds.hidden, title: 'Gear', isHidden: true },
      { id: formIds.protected, title: 'Press', accessCode: 'press-row' },
    ])
    await tx.insert(formFields).values([
      { id: 11, formId: formIds.open, rank: 1, type: 'T', title: 'Name', required: true, maxLength: 40 },
      { id: 12, formId: formIds.open, rank: 2, type: 'T', title: 'Email', isEmailField: true },
      { id: 21, formId: formIds.camp, rank: 1, type: 'S', title: 'Session', required: true },
      { id: 22, formId: formIds.camp, rank: 2, type: 'T', title: 'Email', isEmailField: true },
      { id: 31, formId: formIds.sport, rank: 1, type: 'T', title: 'Sport', required: true },
      { id: 41, formId: formIds.hidden, rank: 1, type: 'T', title: 'Size' },
      { id: 51, formId: formIds.protected, rank: 1, type: 'T', title: 'Outlet' },
    ])
    await tx.insert(formOptions).values([
      { id: 1, fieldId: 21, rank: 1, title: 'Full week', value: 'Full week', paymentAmount: 32_500 },
      { id: 2, fieldId: 21, rank: 2, title: 'Trial day', value: 'Trial day', paymentAmount: 2_000 },
    ])
  })
}
