import { dockMemory } from './dock-memory.ts'
import { heardUntil, rememberHeard, skipBack, skipForward, skipped } from './listening.ts'
import type { Playable } from './playable.ts'

/** What the dock shows. A new object for every change, so that whoever watches sees that something did. */
export interface Listening {
  episode: Playable | null
  isPlaying: boolean
  /** In whole seconds: what a clock shows. */
  seconds: number
  length: number
  speed: number
  hasFailed: boolean
}

/** One sound element for the life of the document, and what is known about it. */
export function podcastAudio(audio: HTMLAudioElement) {
  let now: Listening = {
    episode: null,
    isPlaying: false,
    seconds: 0,
    length: 0,
    speed: dockMemory.speed(),
    hasFailed: false,
  }
  const watchers = new Set<() => void>()

  function change(part: Partial<Listening>): void {
    now = { ...now, ...part }
    for (const watch of watchers) watch()
  }

  function keep(): void {
    const { episode, isPlaying, seconds, length } = now
    if (!episode) return
    dockMemory.keepHeard(rememberHeard(dockMemory.heard(), episode.id, seconds, length))
    dockMemory.keepDocked({ episode, isPlaying })
  }

  const lengthNow = () => (Number.isFinite(audio.duration) ? audio.duration : now.length)

  audio.addEventListener('timeupdate', () => {
    const seconds = Math.floor(audio.currentTime)
    if (seconds === now.seconds) return
    change({ seconds })
    if (seconds % 5 === 0) keep()
  })
  audio.addEventListener('durationchange', () => change({ length: lengthNow() }))
  audio.addEventListener('error', () => now.episode && change({ hasFailed: true, isPlaying: false }))
  for (const type of ['play', 'pause', 'ended'] as const) {
    audio.addEventListener(type, () => {
      change({ isPlaying: !audio.paused && !audio.ended })
      keep()
    })
  }
  window.addEventListener('pagehide', keep)

  const api = {
    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    now: () => now,
    /** Takes up an episode where it was left. */
    open(episode: Playable) {
      const from = heardUntil(dockMemory.heard(), episode.id)
      change({ episode, seconds: from, length: episode.seconds, hasFailed: false, isPlaying: false })
      audio.src = episode.src
      audio.currentTime = from
      // A new source takes the speed back to that of the element.
      audio.defaultPlaybackRate = now.speed
      audio.playbackRate = now.speed
      keep()
    },
    /** A browser that wants to be touched first leaves the dock paused, which needs no message. */
    play: () => void audio.play().catch(() => change({ isPlaying: false })),
    pause: () => audio.pause(),
    seek(seconds: number) {
      audio.currentTime = skipped(0, seconds, lengthNow())
      change({ seconds: Math.floor(audio.currentTime) })
    },
    back: () => api.seek(audio.currentTime - skipBack),
    forward: () => api.seek(audio.currentTime + skipForward),
    setSpeed(speed: number) {
      audio.defaultPlaybackRate = speed
      audio.playbackRate = speed
      dockMemory.keepSpeed(speed)
      change({ speed })
    },
    close() {
      keep()
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
      change({ episode: null, isPlaying: false })
      dockMemory.keepDocked(null)
    },
  }
  return api
}

export type PodcastAudio = ReturnType<typeof podcastAudio>
