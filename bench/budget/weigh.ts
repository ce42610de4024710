import { type ClientManifest, firstLoad, pageRoutes, pageType } from './first-load.ts'

/** Bytes as they travel: compressed with gzip. */
export interface Weight {
  js: number
  css: number
}

export interface Budgets {
  /** What a plain React Router app may weigh: React, the router and their start-up code. */
  frameworkBase: { js: number }
  /** Our own JavaScript on top of the base, and all CSS, on the first load of any page. */
  everyPage: Weight
  /** Page types that have a limit of their own. */
  pages: Record<string, Partial<Weight>>
}

export interface Weighed {
  page: string
  own: Weight
  limit: Weight
}

/** The first load of every page against its budget; `bytesOf` gives a file's weight. */
export function weighPages(
  manifest: ClientManifest,
  budgets: Budgets,
  base: number,
  bytesOf: (file: string) => number,
): Weighed[] {
  return pageRoutes(manifest).map((id) => {
    const weight = weighRoute(manifest, id, bytesOf)
    return {
      page: pageType(id),
      own: { js: Math.max(0, weight.js - base), css: weight.css },
      limit: { ...budgets.everyPage, ...budgets.pages[pageType(id)] },
    }
  })
}

export function weighRoute(
  manifest: ClientManifest,
  routeId: string,
  bytesOf: (file: string) => number,
): Weight {
  const { js, css } = firstLoad(manifest, routeId)
  const sum = (files: string[]) => files.reduce((bytes, file) => bytes + bytesOf(file), 0)
  return { js: sum(js), css: sum(css) }
}

/** What is wrong, in sentences; nothing when every page keeps to its budget. */
export function faults(weighed: Weighed[], budgets: Budgets, base: number): string[] {
  const pages = new Set(weighed.map(({ page }) => page))
  const overBase =
    base > budgets.frameworkBase.js
      ? [`the framework's base weighs ${base} bytes of JavaScript; ${budgets.frameworkBase.js} are allowed`]
      : []
  const over = weighed.flatMap(({ page, own, limit }) =>
    (['js', 'css'] as const)
      .filter((kind) => own[kind] > limit[kind])
      .map((kind) => `${page} weighs ${own[kind]} bytes of ${kind}; ${limit[kind]} are allowed`),
  )
  const unknown = Object.keys(budgets.pages)
    .filter((page) => !pages.has(page))
    .map((page) => `budgets.json names ${page}, which is no page of the build`)
  return [...overBase, ...over, ...unknown]
}
