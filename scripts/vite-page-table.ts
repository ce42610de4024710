import type { Plugin } from 'vite'
import { exportsText } from './exports-text.ts'

/** What is read off the table of pages for the browser, each a module of its own: one is part of every first load, others come late. */
const slice = /\/src\/site\/table\/(?:layouts|checks|keys|file-endings)\.ts$/

/**
 * A browser needs to know little of the pages it is not at, and the whole table is too heavy for it: in its build each
 * of these modules is what it exports, worked out ahead.
 */
export function pageTable(): Plugin {
  return {
    name: 'fieldhouse-page-table',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (this.environment.name !== 'client' || !slice.test(id)) return undefined
      return exportsText((await import(id)) as object)
    },
  }
}
