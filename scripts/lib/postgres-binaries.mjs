import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { aptInstall, canUseApt, searchPath } from './system-packages.mjs'

const oldestMajor = 14

// Where distributions and installers keep server programs, which are often not in PATH.
const homes = [
  { folder: '/usr/lib/postgresql', name: /^\d+$/, bin: 'bin' },
  { folder: '/usr', name: /^pgsql-\d+$/, bin: 'bin' },
  { folder: '/opt/homebrew/opt', name: /^postgresql(@\d+)?$/, bin: 'bin' },
  { folder: '/usr/local/opt', name: /^postgresql(@\d+)?$/, bin: 'bin' },
  { folder: '/Library/PostgreSQL', name: /^\d+$/, bin: 'bin' },
  { folder: '/Applications/Postgres.app/Contents/Versions', name: /^\d+$/, bin: 'bin' },
]

function versionedFolders({ folder, name, bin }) {
  if (!existsSync(folder)) return []
  const versions = readdirSync(folder).filter((entry) => name.test(entry))
  const newestFirst = versions.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return newestFirst.map((version) => join(folder, version, bin))
}

function serverFolder(folder) {
  const postgres = join(folder, 'postgres')
  if (!existsSync(postgres)) return null
  const real = dirname(realpathSync(postgres))
  if (!existsSync(join(real, 'initdb'))) return null
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const major = Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
  return major >= oldestMajor ? real : null
}

function find() {
  for (const folder of [...searchPath(), ...homes.flatMap(versionedFolders)]) {
    const found = serverFolder(folder)
    if (found) return found
  }
  return null
}

/** Debian's package makes and starts a server of its own unless told otherwise; the setting is put back afterwards. */
async function installFromDebian() {
  if (!(await aptInstall('postgresql-common'))) return
  const setting = '/etc/postgresql-common/createcluster.conf'
  const before = readFileSync(setting, 'utf8')
  writeFileSync(setting, `${before}\ncreate_main_cluster = false\n`)
  try {
    await aptInstall('postgresql')
  } finally {
    writeFileSync(setting, before)
  }
}

/** The folder with `postgres` and `initdb`, installed from Debian where that is possible; null when it is not. */
export async function ensurePostgresBinaries() {
  const present = find()
  if (present || !canUseApt()) return present
  await installFromDebian()
  return find()
}
