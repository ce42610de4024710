import { createRoot } from 'react-dom/client'
import { onShownPage } from '#site/page/shown-page.ts'
import { dockMemory } from './dock-memory.ts'
import { joinMediaSession } from './media-session.ts'
import { PodcastDock } from './PodcastDock.tsx'
import { type Playable, readPlayable } from './playable.ts'
import { podcastAudio } from './podcast-audio.ts'

/** Beside the page and not inside of it: pages come and go, and the sound goes on. */
const place = document.createElement('div')
place.dataset.podcastPlayer = ''
const sound = document.createElement('audio')
sound.preload = 'auto'
const view = document.createElement('div')
place.append(sound, view)
document.body.append(place)

const audio = podcastAudio(sound)
joinMediaSession(audio)
createRoot(view).render(<PodcastDock audio={audio} onClose={closeDock} />)

/** The links of the page that play what is playing say so. */
function markLinks(): void {
  const { episode, isPlaying } = audio.now()
  for (const link of document.querySelectorAll<HTMLElement>('[data-podcast]')) {
    const isThis = isPlaying && readPlayable(link.dataset.podcast)?.id === episode?.id
    if (link.hasAttribute('data-playing') !== isThis) link.toggleAttribute('data-playing', isThis)
  }
}
audio.watch(markLinks)
onShownPage(markLinks)

/** The focus stood in what goes away: it returns to the page. */
function closeDock(): void {
  const id = audio.now().episode?.id
  audio.close()
  const link = [...document.querySelectorAll<HTMLElement>('[data-podcast]')].find(
    ({ dataset }) => readPlayable(dataset.podcast)?.id === id,
  )
  ;(link ?? document.getElementById('main'))?.focus({ preventScroll: true })
}

export function playOrPause(episode: Playable): void {
  const now = audio.now()
  if (now.episode?.id === episode.id && now.isPlaying) return audio.pause()
  if (now.episode?.id !== episode.id) audio.open(episode)
  audio.play()
}

/** Takes up what the document before was playing. */
export function resume(): void {
  const docked = dockMemory.docked()
  if (!docked || audio.now().episode) return
  audio.open(docked.episode)
  if (docked.isPlaying) audio.play()
}
