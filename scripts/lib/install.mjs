import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { interruptedCode, runQuietly } from './children.mjs'
import { withLock } from './lock.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { withProgress } from './progress.mjs'
import { inRoot, SetupError } from './project.mjs'

const lockFile = inRoot('package-lock.json')
// npm's own account of what it put into node_modules.
const installedFile = inRoot('node_modules', '.package-lock.json')
const stampFile = inRoot('node_modules', '.fieldhouse-install.json')
const platform = `${process.platform}-${process.arch}`

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null)

function fingerprint() {
  const hash = createHash('sha256').update(platform)
  for (const file of [lockFile, installedFile]) hash.update(existsSync(file) ? readFileSync(file) : 'absent')
  return hash.digest('hex')
}

function stampMatches(dev) {
  const stamp = readJson(stampFile)
  return stamp !== null && stamp.fingerprint === fingerprint() && (stamp.dev || !dev)
}

const writeStamp = (dev) => writeFileSync(stampFile, JSON.stringify({ fingerprint: fingerprint(), dev }))

const suits = (rule, value) => rule === undefined || [rule].flat().includes(value)

function isRequiredHere(entry, dev) {
  if ((entry.dev || entry.devOptional) && !dev) return false
  if (!entry.optional) return true
  // Of the optional packages, those built for this very platform are the native parts of our tools.
  const isNative = entry.os !== undefined && entry.cpu !== undefined
  return (
    isNative &&
    suits(entry.os, process.platform) &&
    suits(entry.cpu, process.arch) &&
    suits(entry.libc, 'glibc')
  )
}

const isSame = (installed, entry) =>
  installed?.version === entry.version && (!entry.integrity || installed.integrity === entry.integrity)

/** Compares the lock file with npm's record, so that an installation made by hand counts as well. */
function recordMatches(dev) {
  const installed = readJson(installedFile)?.packages
  if (!installed) return false
  const { '': _project, ...locked } = readJson(lockFile).packages
  return Object.entries(locked).every(
    ([path, entry]) => !isRequiredHere(entry, dev) || isSame(installed[path], entry),
  )
}

function isInstalled(dev) {
  if (stampMatches(dev)) return true
  if (!recordMatches(dev)) return false
  writeStamp(dev)
  return true
}

async function npm(args, node = process.env.npm_node_execpath ?? process.execPath) {
  const cli = process.env.npm_execpath
  const viaCli = cli !== undefined && /npm-cli\.[cm]?js$/.test(cli)
  const flags = ['--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = viaCli
    ? await runQuietly(node, [cli, ...args, ...flags])
    : await runQuietly('npm', [...args, ...flags], { shell: process.platform === 'win32' })
  if (code === 0) return
  if (interruptedCode() === null) console.error(`\n${output.split('\n').slice(0, 12).join('\n')}`)
  throw new SetupError(
    `npm could not install what package-lock.json lists (code ${code}). If the message above is about the ` +
      'network, check the connection and try again; otherwise run `npm ci --ignore-scripts` to see more.',
  )
}

async function install(dev) {
  const scope = dev ? '--include=dev' : '--omit=dev'
  // Adding the test tools must not pull the packages away from under a server that is running.
  if (dev && recordMatches(false)) await npm(['install', '--no-save', scope])
  if (!recordMatches(dev)) await npm(['ci', scope])
  const node = pinnedNode()
  // npm leaves out native parts that ask for a newer Node than the one it runs on, without a word.
  if (node && !recordMatches(dev)) await npm(['install', '--no-save', scope], node)
  // npm puts this link first in PATH, so where the pinned Node cannot run it would break every npm script.
  if (!node)
    for (const name of ['node', 'node.cmd', 'node.ps1'])
      rmSync(inRoot('node_modules', '.bin', name), { force: true })
  writeStamp(dev)
}

/** Makes node_modules hold what the lock file says; `dev` asks for the test tools too. */
export async function ensureInstalled({ dev = false } = {}) {
  if (!existsSync(lockFile))
    throw new SetupError('package-lock.json is missing; take a complete copy of the source.')
  if (isInstalled(dev)) return
  const onWait = () => console.log('Waiting for another installation in this folder to finish …')
  await withLock(
    inRoot('var', 'locks', 'install'),
    async () => {
      if (isInstalled(dev)) return
      const label = dev ? 'Installing packages and test tools' : 'Installing packages'
      await withProgress(label, () => install(dev))
    },
    { onWait },
  )
}
