import { readFileSync } from 'node:fs'
import { licenceList, questionable } from './lib/licences.mjs'
import { inRoot } from './lib/project.mjs'

// Which licences the packages have that are shipped, and whether somebody must look at one. `npm run sbom` writes the
// whole bill of materials, as CycloneDX has it.
const list = licenceList(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')))
for (const { licence, names } of list) console.log(`${licence} (${names.length})\n  ${names.join('\n  ')}`)
const open = questionable(list)
for (const { licence, names } of open) console.error(`Somebody must look at ${licence}: ${names.join(', ')}`)
process.exitCode = open.length > 0 ? 1 : 0
