import { median } from '../harness/compare.ts'
import type { Report } from './report.ts'

/** What is judged of a page. */
export interface Figures {
  performance: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** How fast Lighthouse found the machine just before. Its slow-down is the same for every machine: half of this is half the phone. */
  machine: number
}

export function figuresOf({ categories, audits, environment }: Report): Figures {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    machine: environment?.benchmarkIndex ?? Number.NaN,
  }
}

/** The middle of each figure by itself. */
export function middle(all: readonly Figures[]): Figures {
  const of = (key: keyof Figures) => median(all.map((figures) => figures[key]))
  return {
    performance: of('performance'),
    lcpMs: of('lcpMs'),
    tbtMs: of('tbtMs'),
    cls: of('cls'),
    machine: of('machine'),
  }
}

/** '97, LCP 1.6 s, TBT 40 ms, CLS 0.000, machine 1500' */
export const inWords = ({ performance, lcpMs, tbtMs, cls, machine }: Figures): string =>
  `${performance}, LCP ${(lcpMs / 1000).toFixed(1)} s, TBT ${Math.round(tbtMs)} ms, CLS ${cls.toFixed(3)}, machine ${Math.round(machine)}`
