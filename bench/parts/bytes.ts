import { weighSite } from '../budget/weigh-site.ts'
import type { Row } from '../harness/rows.ts'

/** JavaScript and CSS of each page type's first load against its budget, and of what comes late, in kB gzip. */
export async function bytesPart(): Promise<Row[]> {
  const site = await weighSite()
  if (!site) throw new Error('There is no build of the site to weigh')
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const first = site.weighed.flatMap(({ page, own, limit }) =>
    (['js', 'css'] as const).map((kind) => ({
      what: `${page}, own ${kind}`,
      ours: kB(own[kind]),
      reference: `budget ${kB(limit[kind])}`,
      ratio: own[kind] / limit[kind],
      aim: '≤ 1.00',
    })),
  )
  const late = site.late.map(({ chunk, bytes }) => ({
    what: `late: ${chunk}`,
    ours: kB(bytes),
    reference: '',
    ratio: null,
  }))
  return [...first, ...late]
}
