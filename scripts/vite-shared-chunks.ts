import type { Plugin } from 'vite'
import { type Moments, planChunks } from './plan-chunks.ts'
import { bindsViews } from './vite-page-views.ts'

/** What these import late is rarely needed: few schools or days have it, or the browser keeps the server's HTML for the visit. */
const rarely =
  /\/(?:(?:ShellPromotion|Scoreboard|ScoreLine)\.tsx|(?:chosen-game|game-day-(?:islands|inner))\.ts)$/

/** An island comes with the pages that show it, if a moment later. */
const island = /\/domains\/.*\.island\.tsx$/

/** What every visit runs when it has nothing better to do. */
const behaviour = /-behaviour\.ts$/

/** A module of texts is in no chunk: each is written where it is used (`inlineConst`). */
const textsOnly = /^(?:export const \w+ = "[^"\n]*"\n?)+$/

interface CodeUse extends Moments {
  /** The browser draws every page itself: what a page is drawn with is needed as soon as the page's own file. */
  draws: boolean
}

/** The chunks of what pages share, for the browser's build: a plugin that plans them, and the plan to split by. */
export function sharedChunks({ draws, ...moments }: CodeUse): {
  plugin: Plugin
  nameOf: (id: string) => string | null
} {
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
          const isDrawnWith = (importer: string) =>
            behaviour.test(id) || bindsViews.test(this.getModuleInfo(importer)?.code ?? '')
          const shownBy = dynamicImporters.filter(
            (importer) => !rarely.test(importer) && (island.test(id) || (draws && isDrawnWith(importer))),
          )
          const askers = draws ? dynamicImporters.length - shownBy.length : dynamicImporters.length
          return {
            id,
            size: code?.length ?? 0,
            isAskedFor: isEntry || askers > 0,
            importers: [...importers, ...shownBy],
          }
        })
        plan = planChunks(modules, { ...moments, isOwnShared: draws })
      },
    },
    nameOf: (id) => plan.get(id) ?? null,
  }
}
