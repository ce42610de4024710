/** What a visit knows of itself, from its first document on. */
export const visit = {
  /** A newer build is served: the next navigation loads a document. */
  isOutdated: false,
  /** Where a navigation inside the app is going, until it is there. */
  target: null as string | null,
  /** Whether the page that is shown came by such a navigation. */
  hasMoved: false,
  /** Paths whose payload a server keeps ready, once the build's manifest has told. */
  prerendered: new Set<string>(),
}
