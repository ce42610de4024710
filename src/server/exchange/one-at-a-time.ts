import { ApiProblem } from '#contract/shapes/problem.ts'
import { makeProblem } from '../plugins/errors.ts'

/** Lets one stream run at a time; whoever wants another meanwhile is refused, before anything is sent. */
export function oneAtATime(busy: string) {
  let isRunning = false
  return function begin<Piece>(make: () => AsyncIterable<Piece>): AsyncIterable<Piece> {
    if (isRunning) throw new ApiProblem(makeProblem(503, busy))
    async function* run() {
      if (isRunning) throw new ApiProblem(makeProblem(503, busy))
      isRunning = true
      try {
        yield* make()
      } finally {
        isRunning = false
      }
    }
    return run()
  }
}
