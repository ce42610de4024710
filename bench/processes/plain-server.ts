import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { constants, createBrotliCompress } from 'node:zlib'
import { createRequestHandler, type ServerBuild } from 'react-router'

const [buildDir = '', port = '0'] = process.argv.slice(2)
const build = (await import(pathToFileURL(join(buildDir, 'server/index.js')).href)) as ServerBuild
const handle = createRequestHandler(build, 'production')

/** Compressed on its way as a proxy in front of such an app would do it, at the quality our pages have. */
async function answer(url: string, compress: boolean, res: ServerResponse): Promise<void> {
  const response = await handle(new Request(`http://localhost${url}`))
  const brotli = compress ? [createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })] : []
  res.writeHead(
    response.status,
    [...response.headers, ...(compress ? [['content-encoding', 'br']] : [])].flat(),
  )
  await pipeline([Readable.from(response.body ?? []), ...brotli, res as Writable])
}

createServer((req, res) => {
  answer(req.url ?? '/', /\bbr\b/.test(req.headers['accept-encoding'] as string), res).catch(
    (error: unknown) => {
      console.error(error)
      res.destroy()
    },
  )
}).listen(Number(port), '127.0.0.1')
