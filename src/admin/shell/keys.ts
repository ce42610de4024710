import { useEffect } from 'react'

/** Whether somebody is typing: then letters are letters. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable="true"]') !== null
  )
}

/** Whether a panel is above the screen: then its keys are its own. */
const isCovered = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** 'mod+s' with Ctrl or ⌘ held, 'n' alone. */
function nameOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  const word = key.length === 1 ? key.toLowerCase() : key
  return `${ctrlKey || metaKey ? 'mod+' : ''}${altKey ? 'alt+' : ''}${word}`
}

/** Whether a key would press what it is aimed at: there Enter is a press, also with Ctrl held. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role="button"]') !== null

/** The keys of a screen, as long as it is there. Plain letters wait for whoever is typing. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = nameOf(event)
      const act = keys[name]
      if (!act || event.defaultPrevented) return
      const isHeld = name.startsWith('mod+')
      if (!isHeld && (isTyping(event.target) || isCovered())) return
      event.preventDefault()
      act(event)
    }
    // Before the button under it takes it for a press of its own.
    const onFirst = (event: KeyboardEvent) => {
      if (nameOf(event) !== 'mod+Enter' || !keys['mod+Enter'] || !isPressable(event.target) || isCovered())
        return
      event.stopPropagation()
      onKey(event)
    }
    addEventListener('keydown', onFirst, true)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onFirst, true)
      removeEventListener('keydown', onKey)
    }
  })
}
