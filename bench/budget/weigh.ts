import { type ClientManifest, firstLoad, pageRoutes, pageType } from './first-load.ts'

/** Bytes as they travel, compressed with gzip, and how many scripts they come in. */
export interface Weight {
  js: number
  css: number
  scripts: number
}

/** The files of a build, and those of them that every page loads by itself, if a moment later. */
export interface Files {
  bytesOf(file: string): number
  late: readonly string[]
}

export interface Budgets {
  /** What the desk's first screen loads, all in all. */
  desk: { js: number }
  /** What its editor of formatted text loads beyond that. */
  deskEditor: { js: number }
  /** What a plain React Router app may weigh: React, the router and their start-up code. */
  frameworkBase: { js: number }
  /** Our own JavaScript on top of the base, late or not, all CSS and all scripts of any page. */
  everyPage: Weight
  /** The same where the browser draws the page itself. */
  everyDrawnPage: Weight
  /** Page types that have a limit of their own. */
  pages: Record<string, Partial<Weight>>
  /** The same where the browser draws them itself. */
  drawnPages: Record<string, Partial<Weight>>
}

export interface Weighed {
  page: string
  own: Weight
  limit: Weight
}

/** What every page loads by itself, against its budget. */
export function weighPages(
  manifest: ClientManifest,
  budgets: Budgets,
  base: number,
  files: Files,
): Weighed[] {
  return pageRoutes(manifest).map((id) => {
    const weight = weighRoute(manifest, id, files)
    return {
      page: pageType(id),
      own: { ...weight, js: Math.max(0, weight.js - base) },
      limit: { ...budgets.everyPage, ...budgets.pages[pageType(id)] },
    }
  })
}

/** The same for pages that the browser draws: their code comes at once, and their styles are the others'. */
export function weighDrawnPages(
  manifest: ClientManifest,
  budgets: Budgets,
  base: number,
  bytesOf: Files['bytesOf'],
): Weighed[] {
  return pageRoutes(manifest).map((id) => {
    const { js, scripts } = weighRoute(manifest, id, { bytesOf, late: [] })
    return {
      page: `${pageType(id)}, drawn`,
      own: { js: Math.max(0, js - base), css: 0, scripts },
      limit: { ...budgets.everyDrawnPage, ...budgets.drawnPages[pageType(id)] },
    }
  })
}

export function weighRoute(manifest: ClientManifest, routeId: string, { bytesOf, late }: Files): Weight {
  const { js, css } = firstLoad(manifest, routeId)
  const all = [...new Set([...js, ...late])]
  const sum = (files: string[]) => files.reduce((bytes, file) => bytes + bytesOf(file), 0)
  return { js: sum(all), css: sum(css), scripts: all.length }
}

const units = { js: 'bytes of JavaScript', css: 'bytes of CSS', scripts: 'scripts' }

/** What is wrong, in sentences; nothing when every page keeps to its budget. */
export function faults(weighed: Weighed[], budgets: Budgets, base: number): string[] {
  const pages = new Set(weighed.map(({ page }) => page))
  const overBase =
    base > budgets.frameworkBase.js
      ? [`the framework's base weighs ${base} bytes of JavaScript; ${budgets.frameworkBase.js} are allowed`]
      : []
  const over = weighed.flatMap(({ page, own, limit }) =>
    (['js', 'css', 'scripts'] as const)
      .filter((kind) => own[kind] > limit[kind])
      .map((kind) => `${page} has ${own[kind]} ${units[kind]}; ${limit[kind]} are allowed`),
  )
  const unknown = [...Object.keys(budgets.pages), ...Object.keys(budgets.drawnPages)]
    .filter((page) => !pages.has(page))
    .map((page) => `budgets.json names ${page}, which is no page of the build`)
  return [...overBase, ...over, ...unknown]
}
