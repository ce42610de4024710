import { layoutFlags } from '#site/page/layout/layout-flags.ts'
import { isDocked } from './docked.ts'
import { readPlayable } from './playable.ts'

const loadPlayer = () => import('./podcast-player.tsx')

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-podcast]') : null

/**
 * Waits for somebody who wants to listen, and only then fetches the player. A pointer or a focus on the link is a good
 * hint: the code is there when the click comes, which some browsers ask for before they make a sound.
 */
export function startPodcastDoor(): void {
  if (!layoutFlags(window.location.pathname).hasShell) return
  const fetchAhead = (event: Event) => {
    if (linkOf(event)) void loadPlayer()
  }
  document.addEventListener('pointerover', fetchAhead, { passive: true })
  document.addEventListener('focusin', fetchAhead)
  document.addEventListener('click', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    const episode = readPlayable(linkOf(event)?.dataset.podcast)
    if (!episode || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    void loadPlayer().then(({ playOrPause }) => playOrPause(episode))
  })
  // A link that left the app loaded this document in the middle of an episode.
  if (isDocked()) void loadPlayer().then(({ resume }) => resume())
}
