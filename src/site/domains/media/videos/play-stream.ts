import type Hls from 'hls.js'
// By its address: as a module it would travel with the other packages, which every page loads.
import address from 'hls.js/dist/hls.light.min.mjs?url'

/** Plays a stream where the browser has no player of its own for it, until the signal says to stop. */
export async function playStream(
  video: HTMLVideoElement,
  source: string,
  signal: AbortSignal,
): Promise<never> {
  const { default: Player } = (await import(/* @vite-ignore */ address)) as { default: typeof Hls }
  signal.throwIfAborted()
  if (!Player.isSupported()) throw new Error('This browser plays no streams')
  const failure = Promise.withResolvers<never>()
  // A worker would be made from a text of its own, which our policy forbids.
  const hls = new Player({ enableWorker: false })
  hls.on(Player.Events.ERROR, (_, { fatal, details }) => {
    if (fatal) failure.reject(new Error(details))
  })
  signal.addEventListener('abort', () => hls.destroy())
  hls.loadSource(source)
  hls.attachMedia(video)
  return failure.promise
}
