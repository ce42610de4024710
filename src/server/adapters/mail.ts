import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'

export interface MailMessage {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** The message was certainly not taken, so that sending it again cannot make it come twice. */
export class MailNotTaken extends Error {
  override name = 'MailNotTaken'
  /** What the server said; empty where there was none, or it said nothing. */
  readonly reply: string

  constructor(message: string, options: ErrorOptions & { reply?: string } = {}) {
    super(message, options)
    this.reply = options.reply ?? ''
  }
}

/** Sends mail. Nothing here is particular to a way of sending, so another can stand in its place. */
export interface Mail {
  /** Where messages go, for the console. */
  place: string
  /** Rejects where the message was not taken, or nobody can say whether it was. */
  send(message: MailMessage): Promise<void>
  close(): void
}

export interface MailOptions {
  /** Empty: no server, but the folder. */
  smtpUrl: string
  outbox: string
  /** Told of every message that is written to the folder. */
  log?: (line: string) => void
}

export const openMail = ({ smtpUrl, outbox, log }: MailOptions): Mail =>
  smtpUrl ? smtpMail(smtpUrl) : outboxMail(outbox, log)

/** A server that does not answer must not keep a visitor waiting. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** What is addressed in words of ours is never looked up: no file and no address becomes part of a message. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

export function smtpMail(url: string): Mail {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...timeouts, ...closed })
  return {
    place: `the mail server ${new URL(url).host}`,
    async send(message) {
      await transport.sendMail(message).catch((error: unknown) => {
        throw isRefusal(error)
          ? new MailNotTaken('The mail server refused the message', { cause: error, reply: replyOf(error) })
          : error
      })
    },
    close: () => transport.close(),
  }
}

/** Why a server would not take mail from us, in its own words; null where it would. */
export async function checkSmtp(url: string): Promise<string | null> {
  const transport = createTransport({ url, ...timeouts, ...closed })
  try {
    await transport.verify()
    return null
  } catch (error) {
    const { code } = error as { code?: string }
    return replyOf(error).trim() || code || 'nothing'
  } finally {
    transport.close()
  }
}

/** Faults from before the message was handed over. After that a lost connection, or none in time, leaves it open. */
const refusals = new Set(['EDNS', 'EAUTH', 'ETLS', 'EENVELOPE'])

function isRefusal(error: unknown): boolean {
  const { code, responseCode, syscall } = (error ?? {}) as {
    code?: string
    responseCode?: number
    syscall?: string
  }
  return responseCode !== undefined || syscall === 'connect' || refusals.has(code ?? '')
}

const replyOf = (error: unknown): string => {
  const { response } = (error ?? {}) as { response?: unknown }
  return typeof response === 'string' ? response : ''
}

/** Messages as files that any mail program opens. A file is whole from the moment on that it has its name. */
export function outboxMail(folder: string, log: (line: string) => void = () => {}): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed })
  const place = resolve(folder)
  return {
    place,
    async send(message) {
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      try {
        const { message: bytes } = await transport.sendMail(message)
        await mkdir(place, { recursive: true })
        await writeFile(join(place, `.${name}`), bytes)
        await rename(join(place, `.${name}`), join(place, name))
      } catch (error) {
        throw new MailNotTaken('The message could not be written to the outbox', { cause: error })
      }
      // Not to whom: what is said here is kept in logs.
      log(`A message is in ${join(place, name)}`)
    },
    close: () => transport.close(),
  }
}
