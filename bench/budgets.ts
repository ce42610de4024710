import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readClientBuild } from './budget/client-build.ts'
import { type Budgets, faults, type Weighed, weighPages, weighRoute } from './budget/weigh.ts'
import { buildPlainApp } from './harness/plain-app.ts'

const root = join(import.meta.dirname, '..')

/**
 * What is the framework's and what is ours cannot be told from the chunks, which mix both. So the framework's share
 * is what a plain app of the same versions weighs, built here and now, and everything beyond it is ours.
 */
async function frameworkBase(): Promise<number> {
  const build = readClientBuild(await buildPlainApp())
  if (!build) throw new Error('The plain app has no client build')
  return weighRoute(build.manifest, 'roster', build.gzipBytes).js
}

function table(weighed: Weighed[], base: number, budgets: Budgets): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
  const line = (name: string, js: string, css: string) => `${name.padEnd(28)} ${js}   ${css}`
  const pair = (is: number, may: number) => `${kB(is)} of ${kB(may)}`
  return [
    'First load, kB gzip'.padEnd(28) + '  own JavaScript   CSS',
    ...weighed.map(({ page, own, limit }) => line(page, pair(own.js, limit.js), pair(own.css, limit.css))),
    line("the framework's base", pair(base, budgets.frameworkBase.js), ''),
  ].join('\n')
}

async function main(): Promise<string[]> {
  const buildDir = resolve(root, process.env.FIELDHOUSE_BUILD_DIR ?? 'build')
  const build = readClientBuild(buildDir)
  if (!build) return [`there is no build of the site in ${buildDir}; npm run check makes one`]
  const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8')) as Budgets
  const base = await frameworkBase()
  const weighed = weighPages(build.manifest, budgets, base, build.gzipBytes)
  console.log(table(weighed, base, budgets))
  return faults(weighed, budgets, base)
}

const wrong = await main()
for (const fault of wrong) console.error(`budgets: ${fault}`)
process.exitCode = wrong.length > 0 ? 1 : 0
