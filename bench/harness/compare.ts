import { getOk } from './http.ts'
import { generator, type Load, type Target } from './load.ts'

export interface Comparison {
  ours: number
  reference: number
  /** The middle one of the rounds' ratios, which need not be the ratio of the middles. */
  ratio: number
  failures: number
}

const rounds = 3
const usualSeconds = 2

/** Both sides in turn, in short runs, so that whatever else the machine does falls on both. */
export async function compareRates(
  ours: Target,
  reference: Target,
  seconds = usualSeconds,
): Promise<Comparison> {
  for (const target of [ours, reference]) await loadAlone(target, 1)
  const results: [Load, Load][] = []
  for (let round = 0; round < rounds; round++) {
    results.push([await loadAlone(ours, seconds), await loadAlone(reference, seconds)])
  }
  return summarise(results)
}

/** One answer more, when the generator has gone: by then what it left behind no longer takes time from the next run. */
async function loadAlone(target: Target, time: number): Promise<Load> {
  const result = await generator.load(target, time)
  await getOk(target.url, target.headers)
  return result
}

export function summarise(results: [Load, Load][]): Comparison {
  return {
    ours: median(results.map(([own]) => own.perSecond)),
    reference: median(results.map(([, other]) => other.perSecond)),
    ratio: median(results.map(([own, other]) => own.perSecond / other.perSecond)),
    failures: results.flat().reduce((sum, { failures }) => sum + failures, 0),
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const at = (index: number) => sorted[index] ?? Number.NaN
  return sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2
}
