/** What it costs to make a page. */
export interface Cost {
  /** Statements that units of work make, without those that begin and end them. */
  queries: number
  unitsOfWork: number
  /** Not counted on the embedded engine, whose answers nobody sees from outside; they are the same ones. */
  rows: number
  /** Of the process, with all its threads. */
  ms: number
  /** Of the database where it is a process of its own. */
  databaseMs: number
}

/** A page that is not kept. */
export interface Miss {
  name: string
  path: string
  /** The table of content whose change has most asked anew for it, */
  worst: string
  /** what the page costs then, */
  afterChange: Cost
  /** and what it costs when nothing is known of the school but what stands around every page. */
  first: Cost
}
