import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { interruptedCode, runQuietly } from './children.mjs'
import { joinDrawingCode } from './drawing-code.mjs'
import { inputsHash } from './inputs.mjs'
import { withLock } from './lock.mjs'
import { withProgress } from './progress.mjs'
import { inRoot, root, SetupError } from './project.mjs'
import { toolPath } from './tools.mjs'

const folders = ['src/site', 'src/ui', 'src/contract', 'src/admin']
const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.admin.config.ts',
  // What the build is made with, each in a file of its own.
  ...readdirSync(inRoot('scripts'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('scripts', name)),
]
const inputs = { folders, files }
const buildFolder = inRoot('build')
const stampName = '.fieldhouse-build'
// Git-ignored, and on the same file system as the build, so that swapping is a rename.
const workshop = inRoot('.react-router')

function builtHash() {
  const stamp = join(buildFolder, stampName)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null
}

function removeLeftovers() {
  mkdirSync(workshop, { recursive: true })
  for (const name of readdirSync(workshop)) {
    if (/^build-(next|old)-/.test(name)) rmSync(join(workshop, name), { recursive: true, force: true })
  }
}

async function build(node, hash) {
  removeLeftovers()
  const next = join(workshop, `build-next-${process.pid}`)
  const old = join(workshop, `build-old-${process.pid}`)
  // The router's build clears its folder: what is made beside it has a place of its own until all are there.
  const drawing = join(workshop, `build-next-${process.pid}-drawing`)
  const desk = join(workshop, `build-next-${process.pid}-desk`)
  const envFor = (folder) => ({ NODE_ENV: 'production', FIELDHOUSE_BUILD_DIR: relative(root, folder) })
  const router = [toolPath('@react-router/dev', 'react-router'), 'build']
  const made = await Promise.all([
    runQuietly(node, router, { env: envFor(next) }),
    runQuietly(node, router, { env: { ...envFor(drawing), FIELDHOUSE_CODE: 'drawing' } }),
    runQuietly(node, [toolPath('vite', 'vite'), 'build', '--config', 'vite.admin.config.ts'], {
      env: envFor(desk),
    }),
  ])
  const isThere =
    existsSync(join(next, 'server')) &&
    existsSync(join(drawing, 'manifest.json')) &&
    existsSync(join(desk, 'admin', 'index.html'))
  if (made.some(({ code }) => code !== 0) || !isThere) {
    const failed = isThere ? made.filter(({ code }) => code !== 0) : made
    if (interruptedCode() === null) for (const { output } of failed) console.error(`\n${output}`)
    for (const folder of [next, drawing, desk]) rmSync(folder, { recursive: true, force: true })
    const kept = existsSync(buildFolder) ? ' The previous build is untouched.' : ''
    throw new SetupError(`the site could not be built; the reason is above.${kept}`)
  }
  joinDrawingCode(next, drawing)
  renameSync(join(desk, 'admin'), join(next, 'admin'))
  for (const folder of [drawing, desk]) rmSync(folder, { recursive: true, force: true })
  writeFileSync(join(next, stampName), hash)
  if (existsSync(buildFolder)) renameSync(buildFolder, old)
  renameSync(next, buildFolder)
  rmSync(old, { recursive: true, force: true })
}

/** Builds the site when its sources changed since the last build; answers in milliseconds when they did not. */
export async function ensureBuilt(node) {
  if (builtHash() === inputsHash(inputs)) return
  const onWait = () => console.log('Waiting for another build in this folder to finish …')
  await withLock(
    inRoot('var', 'locks', 'build'),
    async () => {
      const hash = inputsHash(inputs)
      if (builtHash() !== hash) await withProgress('Building the site', () => build(node, hash))
    },
    { onWait },
  )
}
