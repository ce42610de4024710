import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Config } from '#server/config/config.ts'
import type { Counted } from '#server/meters/meters.ts'
import { deskFiles } from './desk-files.ts'
import { keepAssets } from './kept-assets.ts'
import { staticFiles } from './static-files.ts'

/** Names that change with the content; the others among the built files are asked for again. */
const hashedName = /(?:^|[-/])[\w-]{8}\.\w+$/

interface BuiltFiles {
  config: Pick<Config, 'FIELDHOUSE_BUILD_DIR' | 'FIELDHOUSE_DEV' | 'PUBLIC_URL'>
  dataDir: string
  isKnown: (host: string | undefined) => boolean
  sent: Counted
}

/** The files of the built site and desk, those of earlier builds too; says whether it has answered. */
export function builtFiles({ config, dataDir, isKnown, sent }: BuiltFiles) {
  const client = resolve(config.FIELDHOUSE_BUILD_DIR, 'client')
  const kept = resolve(dataDir, 'kept-assets')
  if (!config.FIELDHOUSE_DEV)
    keepAssets(resolve(client, 'assets'), kept, (name) => hashedName.test(name), Date.now())
  const site = [
    staticFiles({ root: resolve(client, 'assets'), prefix: '/assets/', immutable: hashedName }),
    staticFiles({ root: client, prefix: '/', immutable: false }),
    staticFiles({ root: kept, prefix: '/assets/', immutable: true }),
  ]
  const desk = config.FIELDHOUSE_DEV
    ? null
    : deskFiles({
        root: resolve(config.FIELDHOUSE_BUILD_DIR, 'admin'),
        kept: resolve(dataDir, 'kept-desk-assets'),
        hashedName,
        isHttps: config.PUBLIC_URL.startsWith('https:'),
        isKnown,
      })
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const of = desk?.(req, res) ? 'desk' : site.some((answer) => answer(req, res)) ? 'site' : null
    if (of !== null) sent.add({ of })
    return of !== null
  }
}
