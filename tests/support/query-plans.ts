import type pg from 'pg'

/** A query as it was asked. */
export interface Asked {
  query: string
  params: unknown[]
}

export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Filter?: string
  Plans?: PlanNode[]
}

export interface Planned extends Asked {
  /** Every step of its plan. */
  nodes: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const hasPlan = ({ query }: Asked) =>
  /^\s*\(*(select|with|insert|update)/i.test(query) && !query.includes('set_config(')

/** How PostgreSQL would answer the queries, as the role and for the school they are made. */
export async function plansOf(client: pg.Client, school: string, asked: Iterable<Asked>): Promise<Planned[]> {
  const plans: Planned[] = []
  await client.query('begin')
  await client.query(
    "select set_config('app.tenant', $1, true), set_config('role', 'fieldhouse_app', true)",
    [school],
  )
  for (const { query, params } of [...asked].filter(hasPlan)) {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (format json) ${query}`,
      params,
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (plan) plans.push({ query, params, nodes: nodesOf(plan) })
  }
  await client.query('rollback')
  return plans
}
