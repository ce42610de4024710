import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runQuietly } from './children.mjs'
import { withProgress } from './progress.mjs'
import { inRoot, SetupError } from './project.mjs'
import { aptInstall, canUseApt, searchPath } from './system-packages.mjs'
import { toolPath } from './tools.mjs'

/** The browser without a window takes a third less of the processor, which is what browser tests wait for. */
const headlessNames = ['chromium-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The test tools may not be installed where only a measurement needs a browser. */
const hasPlaywright = () => existsSync(inRoot('node_modules', '@playwright/test'))

function playwrightsOwn() {
  if (!hasPlaywright()) return []
  const { chromium } = createRequire(inRoot('package.json'))('@playwright/test')
  return [chromium.executablePath()]
}

/** Some systems ship a stand-in that only prints advice, so the browser must state its version. */
async function runs(path) {
  if (!existsSync(path)) return false
  const { code, output } = await runQuietly(path, ['--version'], { timeout: 20_000 })
  return code === 0 && /\d+\.\d+/.test(output)
}

const inPath = (wanted) => wanted.flatMap((name) => searchPath().map((folder) => join(folder, name)))

async function firstThatRuns(paths) {
  for (const path of paths) if (await runs(path)) return path
  return null
}

const findHeadless = () => firstThatRuns(inPath(headlessNames))
const findWhole = () => firstThatRuns([...inPath(names), ...applications, ...playwrightsOwn()])

async function download(node) {
  const cli = toolPath('@playwright/test', 'playwright')
  const { code, output } = await withProgress('Downloading Chromium with Playwright', () =>
    runQuietly(node, [cli, 'install', 'chromium']),
  )
  if (code !== 0) console.error(output.split('\n').slice(-5).join('\n'))
}

/**
 * The path of a Chromium that runs: one that is there, else Debian's, else Playwright's; null when none can be had.
 * A measurement wants the whole browser that people have. CI wants the quick one, also beside another.
 */
export async function ensureChromium(node, { whole = false } = {}) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await runs(named)) return named
    throw new SetupError(`CHROMIUM_PATH names ${named}, which is not a browser that runs.`)
  }
  const find = async () => (whole ? null : await findHeadless()) ?? (await findWhole())
  const present = process.env.CI && !whole ? await findHeadless() : await find()
  if (present) return present
  if (canUseApt()) await aptInstall(whole ? 'chromium' : 'chromium-headless-shell')
  const found = await find()
  if (found) return found
  if (hasPlaywright()) await download(node)
  return find()
}
