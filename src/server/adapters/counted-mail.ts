import type { Counted } from '../meters/meters.ts'
import { type Mail, MailNotTaken } from './mail.ts'

/** Mail whose fate is counted: taken, certainly not taken, or nobody knows. */
export const countedMail = (mail: Mail, counted: Counted): Mail => ({
  ...mail,
  async send(message) {
    try {
      await mail.send(message)
      counted.add({ outcome: 'taken' })
    } catch (error) {
      counted.add({ outcome: error instanceof MailNotTaken ? 'refused' : 'unknown' })
      throw error
    }
  },
})
