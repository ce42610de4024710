import { hash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, type Stats, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream'
import { type Entry, makeEntry, namesEtag, pressed, sendEntry } from '../cache/page-entry.ts'
import { pressInTurn } from '../cache/pressing.ts'

export interface StaticFilesOptions {
  root: string
  /** The path the files stand under, with its slashes: `/assets/`. */
  prefix: string
  /** Which paths change their name with their content, so that browsers may keep them for good: all, none, or these. */
  immutable: boolean | RegExp
  /** What may be held in memory; files beyond it are streamed. */
  maxBytes?: number
}

/** True when the request is for one of the files and will be answered; false leaves it to the next in line. */
export type StaticHandler = (req: IncomingMessage, res: ServerResponse) => boolean

interface StaticFile {
  path: string
  stats: Stats
  headers: [string, string][]
  entry?: Promise<Entry>
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/**
 * Serves the files that are there at start and no others: a request is looked up by name and never becomes a path, so
 * there is nothing to traverse. A file is read and compressed when it is first asked for, and then kept; pressed as far
 * as it goes when its turn comes, for it will be asked for as long as the build lives.
 */
export function staticFiles({
  root,
  prefix,
  immutable,
  maxBytes = 64 * 1024 * 1024,
}: StaticFilesOptions): StaticHandler {
  const files = listFiles(root, prefix, immutable)
  // Compressed copies come on top of the file itself, so a file is counted twice before it is known what it weighs.
  let held = 0

  function load(file: StaticFile): Promise<Entry> | undefined {
    if (file.entry) return file.entry
    const reserved = 2 * file.stats.size
    if (held + reserved > maxBytes) return undefined
    held += reserved
    const entry = readEntry(file)
    file.entry = entry
    entry.then(
      (quick) => {
        held += quick.bytes - reserved
        pressInTurn(async () => {
          const smaller = await pressed(quick).catch(() => quick)
          held += smaller.bytes - quick.bytes
          file.entry = Promise.resolve(smaller)
        })
      },
      () => {
        held -= reserved
        file.entry = undefined
      },
    )
    return entry
  }

  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const file = files.get(fileName(req.url ?? ''))
    if (!file) return false
    const entry = load(file)
    if (entry) {
      entry.then(
        (ready) => sendEntry(req, res, ready),
        () => answerUnreadable(res),
      )
    } else stream(req, res, file)
    return true
  }
}

function fileName(url: string): string {
  const query = url.indexOf('?')
  const pathname = query === -1 ? url : url.slice(0, query)
  if (!pathname.includes('%')) return pathname
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

function listFiles(root: string, prefix: string, immutable: boolean | RegExp): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  // Before the first build there is no folder, and nothing to serve.
  if (!existsSync(root)) return files
  for (const found of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!found.isFile()) continue
    const path = join(found.parentPath, found.name)
    const segments = relative(root, path).split(sep)
    if (segments.some((segment) => segment.startsWith('.') && segment !== '.well-known')) continue
    const name = prefix + segments.join('/')
    const isImmutable = typeof immutable === 'boolean' ? immutable : immutable.test(name)
    const headers: [string, string][] = [
      ['content-type', types[extname(path).toLowerCase()] ?? 'application/octet-stream'],
      [
        'cache-control',
        isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      ],
      ['x-content-type-options', 'nosniff'],
    ]
    files.set(name, { path, stats: statSync(path), headers })
  }
  return files
}

async function readEntry({ path, headers }: StaticFile): Promise<Entry> {
  const body = await readFile(path)
  return makeEntry({ status: 200, headers, body, tags: [], ttl: 0, swr: 0, sie: 0 }, 0)
}

function stream(req: IncomingMessage, res: ServerResponse, { path, stats, headers }: StaticFile) {
  const etag = `"${hash('sha256', `${stats.size} ${stats.mtimeMs}`, 'base64url').slice(0, 22)}"`
  const shared = [...headers.flat(), 'etag', etag]
  if (namesEtag(req.headers['if-none-match'], etag)) {
    res.writeHead(304, shared).end()
    return
  }
  if (req.method === 'HEAD') {
    res.writeHead(200, [...shared, 'content-length', String(stats.size)]).end()
    return
  }
  const source = createReadStream(path)
  source.once('error', () => answerUnreadable(res))
  source.once('open', () => {
    res.writeHead(200, [...shared, 'content-length', String(stats.size)])
    // A reader who goes away is no concern of ours; pipeline closes the file for him.
    pipeline(source, res, () => {})
  })
}

/** The file went away after start. */
function answerUnreadable(res: ServerResponse) {
  if (res.headersSent) res.destroy()
  else res.writeHead(404, ['content-length', '0']).end()
}
