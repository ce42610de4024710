import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { join, normalize } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib'
import { createRequestHandler, type ServerBuild } from 'react-router'

const brotli = promisify(brotliCompress)
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

/** The files of the browser's code, which an audit asks for. */
async function asset(url: string, res: ServerResponse): Promise<void> {
  const body = await readFile(join(buildDir, 'client', normalize(url)))
  res.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' })
  res.end(await brotli(body))
}

createServer((req, res) => {
  if (req.url?.startsWith('/assets/')) return void asset(req.url, res).catch(() => res.writeHead(404).end())
  answer(req.url ?? '/', /\bbr\b/.test(req.headers['accept-encoding'] as string), res).catch(
    (error: unknown) => {
      console.error(error)
      res.destroy()
    },
  )
}).listen(Number(port), '127.0.0.1')
