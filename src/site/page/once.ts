/** Asks at the first call and gives the same answer to all. */
export function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined
  return () => {
    answer ??= ask()
    return answer
  }
}
