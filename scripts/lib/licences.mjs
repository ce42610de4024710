/** What may be shipped with a program under the MIT licence, or used beside it, without asking anybody. */
const free = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Used as they are, beside the program and not in it: libvips by sharp, and the tool that presses style sheets. */
const beside = new Set(['LGPL-3.0-or-later', 'MPL-2.0'])

/** Packages whose file alone says what their description leaves out. */
const told = new Map([['png-js', 'MIT']])

/** The licences that somebody who ships it must keep to: of a choice the first that is free. */
export function licencesOf(expression) {
  const parts = expression.replace(/[()]/g, '').split(/\s+AND\s+/)
  return parts.map((part) => part.split(/\s+OR\s+/).find((each) => free.has(each)) ?? part)
}

/** Each package of the lock file that is shipped, by its licence; the lock file leaves out that of some native parts. */
export function licenceList({ packages }) {
  const list = new Map()
  for (const [place, entry] of Object.entries(packages)) {
    if (place === '' || entry.dev || entry.link) continue
    const name = place.replace(/^.*node_modules\//, '')
    // A native part has the licence of the package that it is a part of.
    const whole = entry.license ?? told.get(name) ?? parentLicence(packages, name)
    const names = list.get(whole ?? 'unknown') ?? new Set()
    names.add(`${name} ${entry.version}`)
    list.set(whole ?? 'unknown', names)
  }
  return [...list]
    .map(([licence, names]) => ({ licence, names: [...names].sort((a, b) => (a < b ? -1 : 1)) }))
    .sort((a, b) => b.names.length - a.names.length || (a.licence < b.licence ? -1 : 1))
}

function parentLicence(packages, name) {
  const [scope = '', part = ''] = name.split('/')
  const parents = [scope.slice(1), `${scope}/${part.split('-')[0]}`, part.split('-')[0]]
  for (const parent of parents) {
    const found = packages[`node_modules/${parent}`]?.license
    if (found) return found
  }
  return undefined
}

/** What somebody must look at before it is shipped. */
export const questionable = (list) =>
  list.filter(({ licence }) => !licencesOf(licence).every((each) => free.has(each) || beside.has(each)))
