import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './children.ts'

const root = join(import.meta.dirname, '../..')

/** Builds bench/plain-roster, the app that ours is compared with, for as long as this process lives. */
export async function buildPlainApp(): Promise<string> {
  // In the repository, because the built server looks for its packages from where it stands.
  const buildDir = join(root, 'var', 'bench', `plain-roster-${process.pid}`)
  mkdirSync(buildDir, { recursive: true })
  process.once('exit', () => rmSync(buildDir, { recursive: true, force: true }))
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs')
  await run(process.execPath, [cli, 'build', join(root, 'bench/plain-roster')], {
    env: { NODE_ENV: 'production', PLAIN_ROSTER_BUILD_DIR: buildDir },
  })
  return buildDir
}
