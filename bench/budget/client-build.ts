import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ClientManifest } from './first-load.ts'

export interface ClientBuild {
  manifest: ClientManifest
  /** A file's bytes as they travel. */
  gzipBytes(file: string): number
}

/** The browser's half of a React Router build, or null where there is none. */
export function readClientBuild(buildDir: string): ClientBuild | null {
  const client = join(buildDir, 'client')
  const assets = join(client, 'assets')
  const name = existsSync(assets) && readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) return null
  const script = readFileSync(join(assets, name), 'utf8')
  const manifest = JSON.parse(
    script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1),
  ) as ClientManifest
  return { manifest, gzipBytes: (file) => gzipSync(readFileSync(join(client, file))).length }
}
