/** Safari has no idle callback; a moment's wait comes close. */
export const whenIdle = (callback: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback)
  else setTimeout(callback, 200)
}
