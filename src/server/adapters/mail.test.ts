import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { type Mail, MailNotTaken, openMail } from './mail.ts'

const message = {
  from: { name: 'Halcyon “State”', address: 'news@school.example' },
  to: 'fan@mail.example',
  subject: 'A win\r\nBcc: all@mail.example',
  text: 'Hello, fan. 23–17!\n',
  html: '<p>Hello, fan. 23–17!</p>',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
}

interface Post {
  mail: Mail
  /** The messages that came, as they travelled. */
  received(): Promise<string[]>
}

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldhouse-mail-'))
  endings.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function openOutbox(log?: (line: string) => void): Promise<Post & { folder: string }> {
  const folder = join(await newFolder(), 'outbox')
  const mail = openMail({ smtpUrl: '', outbox: folder, ...(log ? { log } : {}) })
  endings.push(() => mail.close())
  return {
    mail,
    folder,
    received: async () =>
      Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'))),
  }
}

async function openServer(refused: string[] = []): Promise<Post & { envelopes: string[] }> {
  const messages: string[] = []
  const envelopes: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(refused.includes(address) ? new Error('No such mailbox') : null)
    },
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        messages.push(text)
        envelopes.push(...session.envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  const mail = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, outbox: '' })
  endings.push(() => mail.close())
  return { mail, envelopes, received: async () => messages }
}

describe.each([
  ['the outbox', () => openOutbox()],
  ['a mail server', () => openServer()],
])('%s', (_, open) => {
  test('gets a message as plain text and as HTML, with its headers', async () => {
    const { mail, received } = await open()
    await mail.send(message)
    const [text = '', ...others] = await received()
    expect(others).toEqual([])
    const head = text.slice(0, text.indexOf('\r\n\r\n'))
    expect(head).toMatch(/^To: fan@mail\.example$/m)
    expect(head).toMatch(/^From: .*<news@school\.example>$/m)
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect(head).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(text).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
    expect(text).toMatch(/^Content-Type: text\/html; charset=utf-8$/m)
  })

  test('gets no header that somebody wrote into the subject', async () => {
    const { mail, received } = await open()
    await mail.send(message)
    expect((await received())[0]).not.toMatch(/^Bcc:/m)
  })
})

test('the outbox says where a message is', async () => {
  const lines: string[] = []
  const { mail, folder } = await openOutbox((line) => lines.push(line))
  await mail.send(message)
  const [file = ''] = await readdir(folder)
  expect(file).toMatch(/\.eml$/)
  expect(lines).toEqual([expect.stringContaining(join(folder, file))])
  expect(mail.place).toBe(folder)
})

test('a message that the outbox cannot keep was not taken', async () => {
  const { mail, folder } = await openOutbox()
  await writeFile(folder, 'a file in the place of the folder')
  await expect(mail.send(message)).rejects.toThrow(MailNotTaken)
})

test('a message that the mail server refuses was not taken, and the next one is', async () => {
  const { mail, envelopes } = await openServer(['gone@mail.example'])
  await expect(mail.send({ ...message, to: 'gone@mail.example' })).rejects.toThrow(MailNotTaken)
  await mail.send(message)
  expect(envelopes).toEqual(['fan@mail.example'])
})

test('a message to a mail server that is not there was not taken', async () => {
  const mail = openMail({ smtpUrl: 'smtp://127.0.0.1:1', outbox: '' })
  endings.push(() => mail.close())
  await expect(mail.send(message)).rejects.toThrow(MailNotTaken)
})
