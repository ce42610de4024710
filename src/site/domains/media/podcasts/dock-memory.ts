import { dockKey, quietly } from './docked.ts'
import { type Heard, readHeard, readSpeed } from './listening.ts'
import { type Playable, readPlayable } from './playable.ts'

const heardKey = 'podcasts-heard'
const speedKey = 'podcasts-speed'

interface Docked {
  episode: Playable
  isPlaying: boolean
}

export const dockMemory = {
  heard: (): Heard[] => readHeard(quietly(() => localStorage.getItem(heardKey))),
  keepHeard: (heard: Heard[]) => quietly(() => localStorage.setItem(heardKey, JSON.stringify(heard))),
  speed: (): number => readSpeed(quietly(() => localStorage.getItem(speedKey))),
  keepSpeed: (speed: number) => quietly(() => localStorage.setItem(speedKey, String(speed))),
  docked(): Docked | null {
    const [state = '', text] = quietly(() => sessionStorage.getItem(dockKey))?.split(/ (.*)/s) ?? []
    const episode = readPlayable(text)
    return episode && { episode, isPlaying: state === 'playing' }
  },
  keepDocked: (docked: Docked | null) =>
    quietly(() =>
      docked
        ? sessionStorage.setItem(
            dockKey,
            `${docked.isPlaying ? 'playing' : 'paused'} ${JSON.stringify(docked.episode)}`,
          )
        : sessionStorage.removeItem(dockKey),
    ),
}
