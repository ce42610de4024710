/** Calls when a click lands anywhere but in the element, until it is stopped. */
export function clickOutside(element: Pick<Node, 'contains'>, call: unknown, signal: AbortSignal): void {
  // Content of an editor's may hand over anything.
  if (typeof call !== 'function') return console.warn('A click outside calls a function, not', call)
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!element.contains(target as Node | null)) call()
    },
    { signal },
  )
}
