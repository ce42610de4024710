import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './children.mjs'
import { withProgress } from './progress.mjs'

export const searchPath = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean)

export const canUseApt = () =>
  process.getuid?.() === 0 && searchPath().some((folder) => existsSync(join(folder, 'apt-get')))

const apt = (...args) => runQuietly('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } })

/** Installs Debian packages; true when it worked, and what apt said is shown when it did not. */
export function aptInstall(...packages) {
  return withProgress(`Installing ${packages.join(' ')} from Debian`, async () => {
    // An index that could not be refreshed may still be good enough to install from.
    await apt('update', '-q')
    const { code, output } = await apt('install', '-qy', '--no-install-recommends', ...packages)
    if (code !== 0) console.error(output.split('\n').slice(-5).join('\n'))
    return code === 0
  })
}
