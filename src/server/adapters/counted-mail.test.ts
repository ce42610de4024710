import { expect, test } from 'vitest'
import { Meters } from '../meters/meters.ts'
import { countedMail } from './counted-mail.ts'
import { type Mail, type MailMessage, MailNotTaken } from './mail.ts'

test('what became of each mail is counted, and said all the same', async () => {
  const meters = new Meters()
  const fates = [null, new MailNotTaken('no'), new Error('lost'), null]
  const mail: Mail = {
    place: 'nowhere',
    async send() {
      const fate = fates.shift()
      if (fate) throw fate
    },
    close: () => {},
  }
  const counted = countedMail(mail, meters.counter('mails_total', 'Mails'))
  const message = {} as MailMessage
  await counted.send(message)
  await expect(counted.send(message)).rejects.toThrow('no')
  await expect(counted.send(message)).rejects.toThrow('lost')
  await counted.send(message)
  expect(counted.place).toBe('nowhere')
  const told = await meters.write()
  for (const line of ['{outcome="taken"} 2', '{outcome="refused"} 1', '{outcome="unknown"} 1'])
    expect(told).toContain(`fieldhouse_mails_total${line}`)
})
