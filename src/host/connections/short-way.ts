import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Asked } from './asked.ts'
import { MessageBounds } from './message-bounds.ts'
import { plainRequest } from './plain-request.ts'
import { type ReadyAnswer, writeAnswer } from './written-answer.ts'

/** What can be said at once; undefined where somebody has to be asked. */
export type AnswerAtOnce = (asked: Asked) => ReadyAnswer | undefined

interface Connection {
  readonly bounds: MessageBounds
  /** Requests that Node has read and somebody answers. */
  open: number
  /** Node has read one, and counts the time until the next. */
  isGreeted: boolean
  leave(): void
}

interface ShortWay {
  /** Hears of each request that went the long way. */
  onRequest(req: IncomingMessage, res: ServerResponse): void
}

/**
 * Answers what is ready without a request and a response of Node's: the bytes of a plain request are looked at before its
 * parser sees them, and where the answer is there, it is written to the connection. That is possible between two
 * messages, while nothing is being answered and nothing waits to be sent; every other byte goes to Node as it came. The
 * first request of a connection does too, so that its time limits are Node's.
 */
export function takeShortWay(
  server: Server,
  answerAtOnce: AnswerAtOnce,
  { isDraining }: { isDraining: () => boolean },
): ShortWay {
  const connections = new WeakMap<Socket, Connection>()
  const keepAliveSeconds = Math.floor(server.keepAliveTimeout / 1000)

  server.on('connection', (socket) => {
    const [read, another] = socket.listeners('data')
    if (!read || another) return
    const connection: Connection = {
      bounds: new MessageBounds(),
      open: 0,
      isGreeted: false,
      leave: () => socket.removeListener('data', look),
    }
    function look(chunk: NonSharedBuffer) {
      if (isFree(connection, socket)) {
        const asked = plainRequest(chunk.toString('latin1'))
        const answer = asked && answerAtOnce(asked)
        if (answer) return writeAnswer(socket, answer, keepAliveSeconds)
      }
      connection.isGreeted = true
      connection.bounds.pass(chunk)
      read?.call(socket, chunk)
    }
    socket.removeListener('data', read as typeof look)
    socket.on('data', look)
    connections.set(socket, connection)
  })
  // From there on it is no connection of this server any more.
  for (const event of ['connect', 'upgrade'] as const)
    server.prependListener(event, ({ socket }: IncomingMessage) => connections.get(socket)?.leave())

  const isFree = ({ isGreeted, open, bounds }: Connection, socket: Socket) =>
    isGreeted &&
    open === 0 &&
    bounds.isAtBegin &&
    socket.writable &&
    socket.writableLength === 0 &&
    !isDraining()

  return {
    onRequest({ socket }, res) {
      const connection = connections.get(socket)
      if (!connection) return
      connection.open++
      res.once('close', () => connection.open--)
    },
  }
}
