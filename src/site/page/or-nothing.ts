import { isApiProblem } from '#contract/shapes/problem.ts'

/** For what a page can do without: its failure is logged and the page goes on. */
export async function orNothing<T>(what: string, asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    console.warn(`${what} failed`, error)
    return null
  }
}

/** For what may not be there, which is an answer and no failure. */
export async function ifThere<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isApiProblem(error) && error.status === 404) return null
    throw error
  }
}
