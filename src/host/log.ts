import type { FastifyRequest } from 'fastify'

/** A query may hold what opens an account or ends a subscription; the log needs to know of the path alone. */
export const loggedAddress = (url: string): string => url.replace(/\?.*$/s, '?…')

/** What the log says of a request. */
const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: loggedAddress(url),
  host,
  remoteAddress: ip,
})

interface LoggedError {
  [name: string]: unknown
  type: string
  message: string
  code?: string
  stack: string
  cause?: LoggedError
}

/**
 * What the log says of a fault: where and of what kind, and not with which values. A query's error carries all that it
 * was asked with, the database's the value that it could not take, and a mail server's whom the mail was for.
 */
export function loggedError(error: unknown): LoggedError {
  const { name, message, code, stack, cause } = (
    error instanceof Error ? error : { message: String(error) }
  ) as Error & {
    code?: unknown
  }
  const said = message.split('\nparams: ', 1)[0] ?? ''
  return {
    type: name ?? typeof error,
    message: /^(22|23)/.test(String(code)) ? said.replace(/: ".*/s, '') : said,
    ...(code === undefined ? {} : { code: String(code) }),
    stack: (stack ?? '')
      .split('\n')
      .filter((line) => /^ +at /.test(line))
      .join('\n'),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  }
}

/** Whatever else finds its way into a line: what a query was asked with, addresses of mail, queries, and what is as long as a secret. */
const traces: [RegExp, string][] = [
  [/\\nparams: (?:[^"\\]|\\.)*/g, ''],
  [/[^\s"'<>()[\]=:,;\\]+@[^\s"'<>()[\]:,;\\]+\.[a-z]{2,}/gi, '<mail>'],
  [/\?[\w$.[\]%-]+=[^\s"'\\]*/g, '?…'],
  [/[A-Za-z0-9]{32,}|[\w-]{43,}/g, '<token>'],
]

export const withoutSecrets = (line: string): string =>
  traces.reduce((text, [pattern, mark]) => text.replace(pattern, mark), line)

/** How the server logs: the one place that decides what a line may hold. */
export const logOptions = (level: string, stream?: { write(line: string): void }) => ({
  level,
  serializers: { req: loggedRequest, err: loggedError, error: loggedError },
  hooks: { streamWrite: withoutSecrets },
  ...(stream ? { stream } : {}),
})
