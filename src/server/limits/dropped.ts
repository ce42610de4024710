/** Work that was not done, and not because it failed: somebody else may still have it done. */
abstract class Dropped extends Error {}

/** Nobody waits for it any more. */
export class Abandoned extends Dropped {}

/** Refused for the moment: whoever hears it comes back later. */
export abstract class Refused extends Dropped {
  abstract readonly statusCode: 429 | 503
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Too much is asked at once. */
export class Overload extends Refused {
  readonly statusCode = 503

  constructor(retryAfterSeconds: number) {
    super('The server is busy. Try again in a few seconds.', retryAfterSeconds)
  }
}

/** One network has asked for too much. */
export class TooMany extends Refused {
  readonly statusCode = 429

  constructor(retryAfterSeconds: number) {
    super('That was too much at once from your network. Try again in a moment.', retryAfterSeconds)
  }
}

export const wasDropped = (error: unknown): boolean => error instanceof Dropped
