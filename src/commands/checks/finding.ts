/** What the doctor says of one thing: what is wrong and how it is mended, or what is right. */
export interface Finding {
  name: string
  problem?: string
  note?: string
}

/** What a check throws is what is wrong: a doctor who faints helps nobody. */
export async function found(name: string, look: () => Promise<Omit<Finding, 'name'>>): Promise<Finding> {
  try {
    return { name, ...(await look()) }
  } catch (error) {
    return { name, problem: error instanceof Error ? error.message : String(error) }
  }
}
