import type { KnownWords } from '#contract/pages/known-words.ts'

/** What an address may switch off or over, for whoever looks for the script that breaks a page. */
export interface Switches {
  trackingTags: boolean
  /** The tag managers and measurement ids of the school. */
  schoolManagers: boolean
  platformManager: boolean
  consentScript: boolean
  consentTestBundle: boolean
}

/** Values of disable_gtm that mean one side only. Any other value means both, except those that mean none. */
const schoolWords = new Set(['client', 'school', 'site'])
const platformWords = new Set(['product', 'platform', 'fieldhouse'])
const noneWords = new Set(['false', '0'])

/** Whose tag managers a value of disable_gtm puts off. */
export const tagManagerWords: KnownWords = {
  forms: Object.fromEntries([
    ...[...schoolWords].map((word) => [word, 'client']),
    ...[...platformWords].map((word) => [word, 'product']),
    ...[...noneWords].map((word) => [word, null]),
  ]),
  others: 'true',
}

/**
 * The switches of a page. The server reads the address of the document, and its policy is made of them; so in the
 * browser the switches of the document's address hold beside those of the page's own.
 */
export function switchesOf(...searches: string[]): Switches {
  const queries = searches.map((search) => new URLSearchParams(search))
  const says = (name: string, value: string) =>
    queries.some((query) => query.get(name)?.toLowerCase() === value)
  const disabled = queries
    .flatMap((query) => query.getAll('disable_gtm'))
    .flatMap((value) => value.toLowerCase().split(','))
    .filter((word) => !noneWords.has(word))
  return {
    trackingTags: !says('tracking_tags_enabled', 'false'),
    schoolManagers: disabled.every((word) => platformWords.has(word)),
    platformManager: disabled.every((word) => schoolWords.has(word)),
    consentScript: !says('disable_airgap', 'true'),
    consentTestBundle: says('transcend_test_bundle', 'true'),
  }
}
