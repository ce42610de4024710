/** For what a page can do without: its failure is logged and the page goes on. */
export async function orNothing<T>(what: string, asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    console.warn(`${what} failed`, error)
    return null
  }
}
