/** Whether nothing is to move: the system says so, or the visitor has said it here. */
export const lessMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.looks?.includes('still') === true
