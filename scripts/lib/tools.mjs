import { readFileSync } from 'node:fs'
import { inRoot } from './project.mjs'

/** The script behind an installed command, to be run on the Node of our choice. */
export function toolPath(packageName, command = packageName) {
  const folder = inRoot('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return inRoot('node_modules', packageName, typeof bin === 'string' ? bin : bin[command])
}
