import { imageUrl } from '#ui/image-url.ts'
import { skipBack, skipForward } from './listening.ts'
import type { PodcastAudio } from './podcast-audio.ts'

/** The keys of a keyboard, a headset and a locked phone: what is playing, and how to stop it. */
export function joinMediaSession(audio: PodcastAudio): void {
  const session = navigator.mediaSession
  if (!session) return
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: audio.play,
    pause: audio.pause,
    stop: audio.close,
    seekbackward: ({ seekOffset }) => audio.seek(audio.now().seconds - (seekOffset ?? skipBack)),
    seekforward: ({ seekOffset }) => audio.seek(audio.now().seconds + (seekOffset ?? skipForward)),
    seekto: ({ seekTime }) => audio.seek(seekTime ?? 0),
  }
  for (const [action, handler] of Object.entries(actions)) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler)
    } catch {
      // A browser that knows no such key refuses its name.
    }
  }

  let told: number | null = null
  audio.watch(() => {
    const { episode, isPlaying, seconds, length, speed } = audio.now()
    session.playbackState = !episode ? 'none' : isPlaying ? 'playing' : 'paused'
    if (episode && length >= seconds && length > 0)
      session.setPositionState({ duration: length, position: seconds, playbackRate: speed })
    if (told === (episode?.id ?? null)) return
    told = episode?.id ?? null
    session.metadata =
      episode &&
      new MediaMetadata({
        title: episode.title,
        artist: episode.show,
        artwork: episode.image
          ? [
              {
                src: imageUrl({ src: episode.image, width: 640, height: 640, type: 'png' }),
                sizes: '640x640',
              },
            ]
          : [],
      })
  })
}
