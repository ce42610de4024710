/** What a visit knows of itself, from its first document on. */
export const visit = {
  /** A newer build is served: the next navigation loads a document. */
  isOutdated: false,
  /** Where a navigation inside the app is going, until it is there. */
  target: null as string | null,
  /** Whether the page that is shown came by such a navigation. */
  hasMoved: false,
  /** What is shown, and where it is from. */
  shown: null as { address: string; page: unknown } | null,
  /** Calls that could not be had, where the page goes on without. */
  failures: 0,
  /** Paths whose payload a server keeps ready, once the build's manifest has told. */
  prerendered: new Set<string>(),
}
