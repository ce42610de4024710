export type Labels = Readonly<Record<string, string>>
export interface Sample {
  labels?: Labels
  value: number
}

type Kind = 'counter' | 'gauge' | 'histogram'
type Read = () => readonly Sample[] | Promise<readonly Sample[]>

interface Family {
  kind: Kind
  help: string
  lines(name: string): Promise<string[]>
}

/** So many lines of a name are told apart; what comes beyond is counted as the rest, and the sum stays right. */
const mostSeries = 2_000
const theRest = 'other'
const prefix = 'fieldhouse_'

const escapedHelp = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
const escapedLabel = (text: string) => escapedHelp(text).replaceAll('"', '\\"')

const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapedLabel(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const numberText = (value: number): string =>
  Number.isNaN(value)
    ? 'NaN'
    : Math.abs(value) === Number.POSITIVE_INFINITY
      ? value > 0
        ? '+Inf'
        : '-Inf'
      : String(value)

const line = (name: string, labels: Labels, value: number): string =>
  `${name}${labelText(labels)} ${numberText(value)}`

export interface Counted {
  add(labels?: Labels, by?: number): void
}

export interface Timed {
  observe(labels: Labels, seconds: number): void
}

/**
 * What this process counts of itself, as Prometheus reads it. Whoever counts something names it here; whoever only knows
 * a state is asked for it when somebody looks. Written by hand: the format is four kinds of line, and a count on the way
 * of a request is one look into a map.
 */
export class Meters {
  readonly #families = new Map<string, Family>()

  /** What only grows, counted where it happens. */
  counter(name: string, help: string): Counted {
    const series = new Map<string, Sample & { labels: Labels; value: number }>()
    this.#add(name, 'counter', help, async (full) =>
      [...series.values()].map(({ labels, value }) => line(full, labels, value)),
    )
    return {
      add(labels = {}, by = 1) {
        const held = heldOf(series, labels, (kept) => ({ labels: kept, value: 0 }))
        held.value += by
      },
    }
  }

  /** How long something took, in steps. */
  histogram(name: string, help: string, steps: readonly number[]): Timed {
    const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>()
    this.#add(name, 'histogram', help, async (full) =>
      [...series.values()].flatMap(({ labels, counts, sum, count }) => [
        ...steps.map((step, index) =>
          line(`${full}_bucket`, { ...labels, le: String(step) }, counts[index] ?? 0),
        ),
        line(`${full}_bucket`, { ...labels, le: '+Inf' }, count),
        line(`${full}_sum`, labels, sum),
        line(`${full}_count`, labels, count),
      ]),
    )
    return {
      observe(labels, seconds) {
        const held = heldOf(series, labels, (kept) => ({
          labels: kept,
          counts: steps.map(() => 0),
          sum: 0,
          count: 0,
        }))
        steps.forEach((step, index) => {
          if (seconds <= step) held.counts[index] = (held.counts[index] ?? 0) + 1
        })
        held.sum += seconds
        held.count++
      },
    }
  }

  /** A state that is asked for when somebody looks. */
  gauge(name: string, help: string, read: Read): void {
    this.#read(name, 'gauge', help, read)
  }

  /** The same for what only grows and is counted elsewhere. */
  total(name: string, help: string, read: Read): void {
    this.#read(name, 'counter', help, read)
  }

  #read(name: string, kind: Kind, help: string, read: Read): void {
    this.#add(name, kind, help, async (full) =>
      (await read()).slice(0, mostSeries).map(({ labels = {}, value }) => line(full, labels, value)),
    )
  }

  #add(name: string, kind: Kind, help: string, lines: Family['lines']): void {
    if (this.#families.has(name)) throw new Error(`Two things are counted as ${name}`)
    this.#families.set(name, { kind, help, lines })
  }

  /** The page as Prometheus reads it. What cannot be told now is left out, and says so by a line of its own. */
  async write(): Promise<string> {
    const written = await Promise.all(
      [...this.#families].map(async ([name, { kind, help, lines }]) => {
        const full = prefix + name
        try {
          const found = await lines(full)
          return {
            name,
            text: [`# HELP ${full} ${escapedHelp(help)}`, `# TYPE ${full} ${kind}`, ...found],
            isKnown: true,
          }
        } catch {
          return { name, text: [], isKnown: false }
        }
      }),
    )
    const silent = written.filter(({ isKnown }) => !isKnown)
    const full = `${prefix}unknown`
    return [
      ...written.flatMap(({ text }) => text),
      `# HELP ${full} What could not be told this time, because what it is read from did not answer`,
      `# TYPE ${full} gauge`,
      ...silent.map(({ name }) => line(full, { name }, 1)),
      '',
    ].join('\n')
  }
}

function heldOf<Held>(series: Map<string, Held>, labels: Labels, make: (labels: Labels) => Held): Held {
  const key = Object.values(labels).join('\u0000')
  const known = series.get(key)
  if (known) return known
  if (series.size < mostSeries) {
    const made = make(labels)
    series.set(key, made)
    return made
  }
  const rest = Object.fromEntries(Object.keys(labels).map((name) => [name, theRest]))
  return series.getOrInsertComputed(theRest, () => make(rest))
}
