import type { Plugin } from 'vite'
import { type Moments, planChunks } from './plan-chunks.ts'

/** What these import late is rarely needed: few schools have it, or the browser keeps the server's HTML for the visit. */
const rarely = /\/(?:ShellPromotion|Scoreboard)\.tsx$/

/** A module of texts is in no chunk: each is written where it is used (`inlineConst`). */
const textsOnly = /^(?:export const \w+ = "[^"\n]*"\n?)+$/

/** The chunks of what pages share, for the browser's build: a plugin that plans them, and the plan to split by. */
export function sharedChunks(moments: Moments): { plugin: Plugin; nameOf: (id: string) => string | null } {
  let plan: ReadonlyMap<string, string> = new Map()
  return {
    plugin: {
      name: 'fieldhouse-shared-chunks',
      applyToEnvironment: ({ name }) => name === 'client',
      // A plan that says where each module goes needs files that may export more than their own: see `nameOf`.
      options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
      buildEnd() {
        const modules = [...this.getModuleIds()].flatMap((id) => {
          const info = this.getModuleInfo(id)
          if (!info || id.includes('/node_modules/') || textsOnly.test(info.code ?? '')) return []
          const { code, isEntry, importers, dynamicImporters } = info
          return {
            id,
            size: code?.length ?? 0,
            isAskedFor: isEntry || dynamicImporters.length > 0,
            // An island comes with the pages that show it, if a moment later.
            importers: /\/domains\/.*\.island\.tsx$/.test(id)
              ? [...importers, ...dynamicImporters.filter((importer) => !rarely.test(importer))]
              : importers,
          }
        })
        plan = planChunks(modules, moments)
      },
    },
    nameOf: (id) => plan.get(id) ?? null,
  }
}
