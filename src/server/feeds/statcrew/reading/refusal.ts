import type { ReadError, ReadFailure } from './reading.ts'

/** Why a file is not taken in. Thrown inside the reader, answered as a `ReadError`. */
export class Refusal extends Error {
  readonly kind: ReadFailure
  readonly place: string

  constructor(kind: ReadFailure, place: string, message: string) {
    super(message)
    this.kind = kind
    this.place = place
  }
}

/** Whatever went wrong, as one clear sentence: a reader that stumbles has met a broken file. */
export function errorOf(thrown: unknown): ReadError {
  if (thrown instanceof Refusal) return { kind: thrown.kind, place: thrown.place, message: thrown.message }
  return { kind: 'broken', place: 'file', message: 'This file could not be read as statistics.' }
}
