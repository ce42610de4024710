import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './project.mjs'

const isSource = (path) => !/\.test\.tsx?$/.test(path) && statSync(inRoot(path)).isFile()

/** What a build is made from: these files and all in these folders, where they are there, but no tests. */
function inputFiles({ files, folders }) {
  const present = (path) => existsSync(inRoot(path))
  const inFolder = (folder) =>
    readdirSync(inRoot(folder), { recursive: true }).map((name) => join(folder, name))
  return [...files.filter(present), ...folders.filter(present).flatMap(inFolder)]
    .filter(isSource)
    .sort((a, b) => (a < b ? -1 : 1))
}

/** Another one whenever a build would come out otherwise. */
export function inputsHash(inputs) {
  const hash = createHash('sha256')
  for (const path of inputFiles(inputs)) {
    const content = createHash('sha256')
      .update(readFileSync(inRoot(path)))
      .digest()
    hash.update(`${path}\0`).update(content)
  }
  return hash.digest('hex')
}
