import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Streams as the framework's own entry does for a browser, without the package that tells bots from browsers. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
    onShellReady() {
      const body = new PassThrough({
        final(done) {
          clearTimeout(limit)
          done()
        },
      })
      headers.set('content-type', 'text/html')
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
    },
    onShellError: reject,
    onError: console.error,
  })
  const limit = setTimeout(abort, 6000)
  return promise
}
