const loaded = new Set<string>()

/** Loads the script of a partner, once for a document. */
export function loadScript(src: string): void {
  if (loaded.has(src)) return
  loaded.add(src)
  const script = document.createElement('script')
  script.src = src
  script.addEventListener('error', () => console.warn('Script loading error', src))
  document.head.append(script)
}
