import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../harness/children.ts'

const version = '13.5.0'
// Git-ignored: Lighthouse measures the product and is no part of it, so package.json does not know it.
const folder = join(import.meta.dirname, '../../var/tools', `lighthouse-${version}`)
const cli = join(folder, 'node_modules/lighthouse/cli/index.js')
const finished = join(folder, 'node_modules/.package-lock.json')

/** The pinned Lighthouse's script, installed on the first use; null where it cannot be had. */
export async function ensureLighthouse(): Promise<string | null> {
  // npm writes its record last, so an installation that was broken off is begun again.
  if (existsSync(finished) && existsSync(cli)) return cli
  console.log(`  installing lighthouse ${version} into var/tools, for this bench alone …`)
  mkdirSync(folder, { recursive: true })
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  try {
    await run('npm', ['install', '--prefix', folder, ...flags, `lighthouse@${version}`])
    return cli
  } catch (error) {
    console.log(`  left out: lighthouse could not be installed (${lastLine(error)})`)
    return null
  }
}

const lastLine = (error: unknown) => String(error).trim().split('\n').at(-1)
