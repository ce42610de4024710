// npm records only the optional packages it could look up when the lock file was made. One made against a registry that
// lacks a few of them is then refused by `npm ci` on every machine, so this adds the entries that are missing.
// Run it after adding a dependency; with --check it changes nothing and fails when something is missing.
import { readFileSync, writeFileSync } from 'node:fs'
import { runEntry } from './lib/entry.mjs'
import { inRoot, SetupError } from './lib/project.mjs'

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/** Native packages carry their platform in their name: `@scope/binding-linux-x64-musl`. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-')
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  if (!cpu)
    throw new SetupError(`cannot tell for which platform ${name} is; add it to package-lock.json by hand.`)
  const abi = words.at(-1)
  const libc = abi.startsWith('musl') ? ['musl'] : abi.startsWith('gnu') ? ['glibc'] : undefined
  return { cpu: [cpu], ...(os && { os: [os] }), ...(os === 'linux' && libc && { libc }) }
}

/** The folders in which a package looks for its dependencies, nearest first. */
function lookupPaths(path, name) {
  const levels = path.split('/node_modules/')
  const above = levels.map((_, index) => levels.slice(0, levels.length - index).join('/node_modules/'))
  return [...above.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`]
}

function missingEntries(packages) {
  const missing = {}
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const places = lookupPaths(path, name)
      const found = places.map((place) => packages[place] ?? missing[place]).find(Boolean)
      const exact = /^\d+\.\d+\.\d+/.test(version)
      // npm itself saw to it that what it found suits a range.
      if (found && (!exact || found.version === version)) continue
      if (!exact) throw new SetupError(`${path} asks for ${name} ${version}, which is not one version.`)
      const place = found ? places[0] : places.at(-1)
      missing[place] = { version, ...platformOf(name), ...(entry.dev && { dev: true }), optional: true }
    }
  }
  return missing
}

await runEntry(async () => {
  const file = inRoot('package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingEntries(lock.packages)
  const count = Object.keys(missing).length
  if (process.argv.includes('--check')) {
    if (count > 0)
      throw new SetupError(
        `package-lock.json lacks ${count} entries; run \`node scripts/complete-lock.mjs\`.`,
      )
    return 0
  }
  const inOrder = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  )
  if (count > 0)
    writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, 2)}\n`)
  console.log(`${count} entries added to package-lock.json`)
  return 0
})
