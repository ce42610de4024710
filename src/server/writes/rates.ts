import type { Rate } from '#contract/endpoint.ts'
import { ApiProblem } from '#contract/shapes/problem.ts'
import type { Config } from '../config/config.ts'
import { createMissLimit } from '../limits/miss-limit.ts'
import { makeProblem } from '../plugins/errors.ts'
import type { Sender } from './call.ts'

/**
 * Counts one use of a rate, and answers 0, or the seconds after which there will be room. What was sent once counts once:
 * a page may count a form that a call has counted already, or that none came to count.
 */
export type Count = (rate: Rate, sender: Sender, countedAs?: string) => number

export function openRates(config: Pick<Config, Extract<Rate['max'], string>>): Count {
  const limits = new Map<string, (key: string) => number>()
  const counted = new WeakMap<Sender, Map<string, number>>()
  return ({ name, max, minutes }, sender, countedAs = sender.network) => {
    const most = typeof max === 'number' ? max : config[max]
    const secondsTooEarly = limits.getOrInsertComputed(name, () => createMissLimit(most, minutes * 60_000))
    const verdicts = counted.getOrInsertComputed(sender, () => new Map())
    return verdicts.getOrInsertComputed(name, () => secondsTooEarly(countedAs))
  }
}

/** Throws where that is one too many, and tells when there will be room. */
export function refuseTooOften(count: Count, rate: Rate, sender: Sender, countedAs?: string): void {
  const seconds = count(rate, sender, countedAs)
  if (seconds === 0) return
  sender.header('retry-after', seconds)
  throw new ApiProblem(makeProblem(429, `That was too often. Try again in ${seconds} seconds.`))
}
