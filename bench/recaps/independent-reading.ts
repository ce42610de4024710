import type { RecapInput } from '#server/domains/recaps/input/recap-input.ts'

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const nths = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
/** Words that say a number and mean none, or that every game of the sport has. */
const idle =
  /\b(?:3-point(?:er)?s?|at least 100|one back|second-chance|buried one|put one away|close one|the first (?:goal|score|run)|first and|struck first|scored first|board first|court first|first to finish|the first set|points first|, [\w ’'&.-]+ first|third set|third downs?|first downs?|the first singles|in that one|every one|five meters|five-meter|no one)\b/gi

const titles = new Set(
  `A An And As At Back Behind Both By Even Every Exhibition First For From Further Game Goals Ground Hits In It Its Kills Leading Neither Next No Nothing
  Now Off On Once Only Other Out Over Penalties Points Quarterback RBI RBIs Regulation Rushing Saves Second Setting Shots Starter Steals That The Their There
  They This Those Time Total Turnovers Two Up With Jan Feb March April May June July Aug Sept Oct Nov Dec Sunday Monday Tuesday Wednesday Thursday Friday Saturday`.split(
    /\s+/,
  ),
)

/** Every number that stands anywhere in a value, and every string. */
function gather(value: unknown, numbers: Set<number>, texts: string[]): void {
  if (typeof value === 'number') numbers.add(value)
  else if (typeof value === 'string') {
    texts.push(value)
    for (const digits of value.match(/\d+(?:\.\d+)?/g) ?? []) numbers.add(Number(digits))
  } else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) gather(part, numbers, texts)
}

/** What follows from pairs of numbers that belong together: sums, differences and shares. */
function derived(input: RecapInput, numbers: ReadonlySet<number>): Set<number> {
  const all = new Set(numbers)
  const { box, record } = input
  if (record) {
    const { games, scored, allowed } = record.tally
    for (const sum of [scored, allowed]) all.add(Math.round((sum / games) * 10) / 10)
    for (const count of [record.overall.wins, record.overall.losses]) all.add(count - 1)
  }
  if (!box) return all
  const pairs = (one: number[], other: number[]) => {
    for (const a of one)
      for (const b of other) {
        all.add(a + b)
        all.add(Math.abs(a - b))
        if (b > 0) {
          all.add(Math.round((a / b) * 1000) / 1000)
          all.add(Math.round((a / b) * 1000) / 10)
        }
      }
  }
  const lines = [
    ...box.teams.map(({ totals }) => totals),
    ...box.teams.flatMap(({ players }) => players.map(({ groups }) => groups)),
  ]
  for (const line of lines) {
    for (const group of Object.values(line)) pairs(Object.values(group), Object.values(group))
    const { k = 0, e = 0, ta = 0 } = line.attack ?? {}
    // The minus sign is read as a hyphen.
    if (ta > 0) all.add(Math.abs(Math.round(((k - e) / ta) * 1000) / 1000))
    const { bs = 0, ba = 0 } = line.block ?? {}
    all.add(bs + ba / 2)
    for (const outs of [line.pitching?.ip ?? 0]) all.add(Math.round((outs % 1) * 10)).add(Math.trunc(outs))
    all.add((line.passing?.int ?? 0) + (line.fumbles?.lost ?? 0))
  }
  const [ours, theirs] = box.teams
  for (const group of Object.keys(ours.totals))
    for (const key of Object.keys({ ...ours.totals[group], ...theirs.totals[group] }))
      pairs([ours.totals[group]?.[key] ?? 0], [theirs.totals[group]?.[key] ?? 0])
  let sums = [0, 0]
  for (const period of box.periods.keys()) {
    const now = [ours.scoreByPeriod[period] ?? 0, theirs.scoreByPeriod[period] ?? 0]
    sums = sums.map((sum, side) => sum + (now[side] ?? 0))
    pairs([now[0] ?? 0], [now[1] ?? 0])
    pairs([sums[0] ?? 0], [sums[1] ?? 0])
    for (const sum of sums) all.add(sum)
    all.add(period + 1)
  }
  const told = [...box.scoring, ...input.plays].filter(
    ({ awayScore, homeScore }) => awayScore !== null && homeScore !== null,
  )
  for (const side of ['awayScore', 'homeScore'] as const) {
    const values = [...new Set([0, ...told.map((play) => play[side] ?? 0)])]
    pairs(values, values)
  }
  for (const { awayScore, homeScore, clock } of told) {
    all.add(Math.abs((awayScore ?? 0) - (homeScore ?? 0)))
    if (clock) all.add(Number(clock.split(':')[0]) + 1)
  }
  const possession = [ours, theirs].map(({ totals }) => totals.team?.possession ?? 0)
  for (const seconds of possession) all.add(Math.floor(seconds / 60)).add(seconds % 60)
  // Counts of things in the sheet: sets won, courts, lead changes, pitchers, players in double figures.
  for (let count = 0; count <= 12; count++) all.add(count)
  if (told.length > 0) for (let count = 0; count <= told.length; count++) all.add(count)
  return all
}

/** The text of a recap, read without knowing how it was made. */
export function readingOf(input: RecapInput) {
  const given = new Set<number>()
  const texts: string[] = []
  gather(input, given, texts)
  const numbers = derived(input, given)
  const known = new Set(
    texts
      .flatMap((text) => text.split(/[^\p{L}\p{N}’'.&-]+/u))
      .map((word) => word.replace(/[.’']+$/u, '').toLowerCase()),
  )
  const plain = (text: string) => text.replace(/’s?(?=[\s,.]|$)/gu, '')
  return {
    strange(text: string): { numbers: string[]; names: string[] } {
      const bare = text.replace(idle, ' ')
      const found = bare.match(/(?<![\w.])\.?\d[\d,]*(?:\.\d+)?/g) ?? []
      const spelled = bare.toLowerCase().match(/\b[a-z]+\b/g) ?? []
      const values: [string, number][] = [
        ...found.map((digits): [string, number] => [digits, Number(digits.replace(/,/g, ''))]),
        ...spelled.flatMap((word): [string, number][] => {
          const value = Math.max(words.indexOf(word), nths.indexOf(word))
          return value > 0 ? [[word, value]] : []
        }),
      ]
      const names = [...plain(bare).matchAll(/(?<=[\p{L}\d,;:)]\s)\p{Lu}[\p{L}\p{N}’'.&-]*/gu)].map(
        ([name]) => name.replace(/[.’']+$/u, ''),
      )
      return {
        numbers: values.filter(([, value]) => !numbers.has(value)).map(([name]) => name),
        names: names.filter(
          (name) =>
            !titles.has(name) &&
            !known.has(name.toLowerCase()) &&
            !name.split('-').every((part) => known.has(part.toLowerCase())),
        ),
      }
    },
  }
}
