import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { manifestIn, wholeManifest } from '../../scripts/lean-manifest.ts'
import type { ClientManifest } from './first-load.ts'

export interface ClientBuild {
  manifest: ClientManifest
  /** The files of pages that the browser draws; a plain app has none. */
  drawing: ClientManifest | null
  /** Every script of the build, as the manifest writes its address. */
  scripts: string[]
  /** A file's bytes as they travel. */
  gzipBytes(file: string): number
  /** A script and everything that comes with it. */
  withImports(file: string): string[]
}

/** As the bundler writes them. */
const imported = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g

/** The browser's half of a React Router build, or null where there is none. */
export function readClientBuild(buildDir: string): ClientBuild | null {
  const client = join(buildDir, 'client')
  const assets = join(client, 'assets')
  const files = existsSync(assets) ? readdirSync(assets) : []
  const name = files.find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) return null
  // The browser's own list leaves out what ours keeps beside it; a plain app has but one.
  const whole = join(buildDir, wholeManifest)
  const source = readFileSync(existsSync(whole) ? whole : join(assets, name), 'utf8')
  const drawing = join(client, 'drawing-code.json')
  return {
    manifest: manifestIn<ClientManifest>(source),
    drawing: existsSync(drawing) ? JSON.parse(readFileSync(drawing, 'utf8')) : null,
    scripts: files.filter((file) => file.endsWith('.js')).map((file) => `/assets/${file}`),
    gzipBytes: (file) => gzipSync(readFileSync(join(client, file))).length,
    withImports(file) {
      const all = new Set([file])
      for (const one of all)
        for (const [, name] of readFileSync(join(client, one), 'utf8').matchAll(imported))
          all.add(`/assets/${name}`)
      return [...all]
    },
  }
}
