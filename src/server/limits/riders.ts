import { Abandoned, wasDropped } from './dropped.ts'

/** Those who wait for one piece of work. When the last of them has gone, the work is told by `gone`. */
export class Riders {
  readonly #left = new AbortController()
  #count = 0

  get gone(): AbortSignal {
    return this.#left.signal
  }

  /** Waits with the others. Whoever gives no signal stays to the end. */
  async ride<T>(work: Promise<T>, gone?: AbortSignal): Promise<T> {
    if (gone?.aborted) throw new Abandoned()
    this.#count++
    if (!gone) return work
    const leave = () => {
      if (--this.#count === 0) this.#left.abort()
    }
    gone.addEventListener('abort', leave, { once: true })
    return work.finally(() => gone.removeEventListener('abort', leave))
  }
}

interface Flight<T> {
  riders: Riders
  work: Promise<T>
}

type Job<T> = (gone: AbortSignal) => Promise<T>

/** Callers who ask for the same thing at the same time share one answer. */
export function shareFlights<T>() {
  const flights = new Map<string, Flight<T>>()

  function start(key: string, job: Job<T>): Flight<T> {
    const riders = new Riders()
    const flight: Flight<T> = { riders, work: job(riders.gone) }
    flights.set(key, flight)
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.work.then(land, land)
    return flight
  }

  return async (key: string, job: Job<T>, gone?: AbortSignal): Promise<T> => {
    // Nothing is begun for somebody who left while it was looked for.
    if (gone?.aborted) throw new Abandoned()
    const flying = flights.get(key)
    if (flying && !flying.riders.gone.aborted) {
      try {
        return await flying.riders.ride(flying.work, gone)
      } catch (error) {
        // Dropped on account of whoever asked first, which is nobody else's fault.
        if (!wasDropped(error) || gone?.aborted) throw error
      }
    }
    const { riders, work } = start(key, job)
    return riders.ride(work, gone)
  }
}
