import type { Payment } from '#contract/submissions.ts'

/** The page of the form that is paid for. */
export function formAddress({
  formId,
  isHidden,
  isProtected,
}: Pick<Payment, 'formId' | 'isHidden' | 'isProtected'>): string {
  return `${isHidden ? '/hidden' : isProtected ? '/protected' : ''}/form/${formId}`
}

const timeIn = (timeZone: string, moment: string): string =>
  new Date(moment).toLocaleTimeString('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })

/** Where a payment stands, for the person who makes it. */
export function paymentWords(
  { status, thankYouText, payBy }: Pick<Payment, 'status' | 'thankYouText' | 'payBy'>,
  timeZone: string,
): { title: string; text: string } {
  switch (status) {
    case 'waiting':
      return {
        title: 'Not paid yet',
        text: `Your place is held until ${timeIn(timeZone, payBy)}. The form counts when it is paid; after that the place is free again, and you may send the form once more.`,
      }
    case 'paid':
      return { title: 'Thank you', text: thankYouText ?? 'Your answers are with us, and they are paid for.' }
    case 'over':
      return {
        title: 'Not paid',
        text: 'The payment was cancelled, refused or too late. Nothing was taken, and the place is free again.',
      }
    case 'refunded':
      return { title: 'Paid back', text: 'The money goes back to where it came from.' }
  }
}
