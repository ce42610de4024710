import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildPlainApp } from '../harness/plain-app.ts'
import { readClientBuild } from './client-build.ts'
import { chunkName, firstLoad, lateScripts, pageRoutes } from './first-load.ts'
import { type Budgets, type Weighed, weighDrawnPages, weighPages, weighRoute } from './weigh.ts'

const root = join(import.meta.dirname, '../..')
export const buildDir = resolve(root, process.env.FIELDHOUSE_BUILD_DIR ?? 'build')

/**
 * What is the framework's and what is ours cannot be told from the chunks, which mix both. So the framework's share
 * is what a plain app of the same versions weighs, built here and now, and everything beyond it is ours.
 */
async function frameworkBase(): Promise<number> {
  const build = readClientBuild(await buildPlainApp())
  if (!build) throw new Error('The plain app has no client build')
  return weighRoute(build.manifest, 'roster', { bytesOf: build.gzipBytes, late: [] }).js
}

/** What pages ask for when the browser is idle, most of them at least. */
const everywhere = new Set(['late-behaviour'])

export interface SiteWeight {
  weighed: Weighed[]
  /** What is loaded when it is needed, which no budget limits. */
  late: { chunk: string; bytes: number }[]
  base: number
  budgets: Budgets
}

/** What each page type of the built site loads by itself, over the framework's base; null without a build. */
export async function weighSite(): Promise<SiteWeight | null> {
  const build = readClientBuild(buildDir)
  if (!build) return null
  const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8')) as Budgets
  const base = await frameworkBase()
  const { manifest, drawing, scripts, gzipBytes, withImports } = build
  if (!drawing) throw new Error('The build has no code for schools without SSR')
  const onEveryPage = scripts.filter((file) => everywhere.has(chunkName(file))).flatMap(withImports)
  const drawn = new Set(pageRoutes(drawing).flatMap((id) => firstLoad(drawing, id).js))
  const late = lateScripts(manifest, scripts)
    .filter((file) => !drawn.has(file))
    .map((file) => ({
      chunk: chunkName(file),
      bytes: gzipBytes(file),
    }))
  return {
    weighed: [
      ...weighPages(manifest, budgets, base, { bytesOf: gzipBytes, late: onEveryPage }),
      ...weighDrawnPages(drawing, budgets, base, gzipBytes),
    ],
    late,
    base,
    budgets,
  }
}
