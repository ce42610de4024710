/** What a mail server says of an address for good: there is no such mailbox or host, or it is closed (RFC 3463). */
const goneForGood = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/

/** Whether a refusal of a mail is about its address, and not about us or for today. */
export const saysGone = (reply: string): boolean =>
  [...reply.matchAll(/(?<![\d.])\d\.\d{1,3}\.\d{1,3}(?![\d.])/g)].some(([code]) => goneForGood.test(code))

export interface Returned {
  email: string
  why: 'gone' | 'complaint'
}

/** A header's value, with the lines that it goes on in; of the first of that name. */
function header(part: string, name: string): string | undefined {
  const found = new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im').exec(part)?.[1]
  return found?.replace(/\r?\n[ \t]+/g, ' ').trim()
}

/** 'rfc822; <Fan@Mail.Example>' → 'fan@mail.example' */
function address(value: string | undefined): string | null {
  const found = /(?:^|;)\s*<?([^\s<>;]{1,64}@[^\s<>;]{1,255})>?\s*$/.exec(value ?? '')?.[1]
  return found ? found.toLowerCase() : null
}

/**
 * Who is to be sent nothing more, by what came back: a report of a delivery that failed for good (RFC 3464), or of a
 * reader who called it unwanted (RFC 5965). What failed for today, was merely late, or is no report says nothing.
 */
export function returnedMail(message: string): Returned[] {
  const reports = /^content-type:\s*message\/feedback-report/im.test(message)
  if (reports) {
    const type = header(message, 'Feedback-Type')?.toLowerCase()
    const email = address(header(message, 'Original-Rcpt-To'))
    return email && (type === 'abuse' || type === 'opt-out') ? [{ email, why: 'complaint' }] : []
  }
  const start = message.search(/^content-type:\s*message\/delivery-status/im)
  if (start < 0) return []
  // Each recipient has a group of lines of its own.
  return message
    .slice(start)
    .split(/\r?\n\r?\n/)
    .flatMap((group): Returned[] => {
      const email = address(header(group, 'Original-Recipient')) ?? address(header(group, 'Final-Recipient'))
      const isFailed = header(group, 'Action')?.toLowerCase() === 'failed'
      return email && isFailed && saysGone(header(group, 'Status') ?? '') ? [{ email, why: 'gone' }] : []
    })
}
