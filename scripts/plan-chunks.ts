/** A module as the bundler knows it. */
export interface Module {
  id: string
  size: number
  /** Somebody asks for it by itself: a page, or what is imported late. */
  isAskedFor: boolean
  /** Those that need it as soon as they are there. */
  importers: readonly string[]
}

export interface Moments {
  /** What every page runs, at once or as soon as it can. */
  first: RegExp
  /** What is a page, and which pages most visits come to. */
  page: RegExp
  popular: RegExp
  /** How many shared files are nothing to spare a page. */
  enough: number
  /** How many bytes of source a page may fetch in vain to be spared one file beyond those. */
  requestWorth: number
  /** How many bytes of source no page fetches in vain for one file less of another, however popular that is. */
  mostInVain?: number
  /** Whether what one page alone needs is a chunk as well, because it would not be one file otherwise. */
  isOwnShared?: boolean
}

/** Some modules that travel together, and the files that need at least one of them at once. */
interface Chunk {
  size: number
  users: ReadonlySet<string>
  modules: readonly string[]
}

/**
 * Many small files wait for each other and compress badly, few large ones bring what nobody needs. So shared code travels
 * with what is needed at the same moments: first everything that the very same files need, and then two such chunks
 * become one for as long as the requests that are spared are worth the bytes that come in vain. What one file alone needs
 * stays with that file. Answers with the chunk of each module that is shared.
 */
export function planChunks(modules: readonly Module[], moments: Moments): Map<string, string> {
  const chunks = merged(naturalChunks(modules, moments), importsOf(modules), moments)
  const named = chunks.map((chunk, index) => chunk.modules.map((id) => [id, nameOf(chunk, index)] as const))
  return new Map(named.flat())
}

/** What the very same files need. */
function naturalChunks(modules: readonly Module[], { first, isOwnShared }: Moments): Chunk[] {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const known = new Map<string, ReadonlySet<string>>()
  const everybody = new Set(modules.filter(({ isAskedFor }) => isAskedFor).map(({ id }) => id))
  const chunks = new Map<string, Chunk>()
  for (const { id, size } of modules) {
    const own = usersOf(id, byId, known)
    if (own.has(id) || own.size < (isOwnShared ? 1 : 2)) continue
    const users = [...own].some((user) => first.test(user)) ? everybody : own
    const key = [...users].sort().join('\n')
    const chunk = chunks.get(key) ?? { size: 0, users, modules: [] }
    chunks.set(key, { ...chunk, size: chunk.size + size, modules: [...chunk.modules, id] })
  }
  return [...chunks.values()]
}

/** The files that are asked for by themselves and need this module at once. */
function usersOf(
  id: string,
  byId: ReadonlyMap<string, Module>,
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const kept = known.get(id)
  if (kept) return kept
  const users = new Set<string>()
  known.set(id, users)
  const module = byId.get(id)
  if (module?.isAskedFor) users.add(id)
  for (const importer of module?.importers ?? [])
    for (const user of usersOf(importer, byId, known)) users.add(user)
  return users
}

/** The best pair becomes one until no pair is worth it. */
function merged(natural: Chunk[], imports: Imports, moments: Moments): Chunk[] {
  let chunks = natural
  for (;;) {
    const graph = graphOf(chunks, imports)
    const weights = weigh(chunks, moments)
    let best: { gain: number; one: Chunk; other: Chunk } | undefined
    for (const [index, one] of chunks.entries())
      for (const other of chunks.slice(index + 1)) {
        const gain = gainOf(one, other, weights)
        if (gain > (best?.gain ?? 0) && !closesCircle(one, other, graph)) best = { gain, one, other }
      }
    if (!best) return chunks
    const { one, other } = best
    chunks = [joined(one, other), ...chunks.filter((chunk) => chunk !== one && chunk !== other)]
  }
}

type Imports = ReadonlyMap<string, readonly string[]>

interface Graph {
  /** The chunks that one imports itself, and all that come with it. */
  next: ReadonlyMap<Chunk, ReadonlySet<Chunk>>
  reach: ReadonlyMap<Chunk, ReadonlySet<Chunk>>
}

function graphOf(chunks: readonly Chunk[], imports: Imports): Graph {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)))
  const next = new Map(
    chunks.map((chunk) => {
      const needed = chunk.modules
        .flatMap((id) => imports.get(id) ?? [])
        .flatMap((id) => chunkOf.get(id) ?? [])
      return [chunk, new Set(needed.filter((other) => other !== chunk))] as const
    }),
  )
  const reach = new Map<Chunk, Set<Chunk>>()
  const reachOf = (chunk: Chunk): Set<Chunk> => {
    const kept = reach.get(chunk)
    if (kept) return kept
    const all = new Set<Chunk>()
    reach.set(chunk, all)
    for (const one of next.get(chunk) ?? [])
      for (const far of reachOf(one).add(one)) if (far !== chunk) all.add(far)
    return all
  }
  for (const chunk of chunks) reachOf(chunk)
  return { next, reach }
}

function joined(one: Chunk, other: Chunk): Chunk {
  return {
    size: one.size + other.size,
    users: one.users.union(other.users),
    modules: [...one.modules, ...other.modules],
  }
}

/** In bytes: what those who need both are spared, less what those who need one of them fetch in vain. */
function gainOf(one: Chunk, other: Chunk, { worthOf, weightOf, isTooMuch }: Weights): number {
  if (one.users.isDisjointFrom(other.users) || isTooMuch(one, other) || isTooMuch(other, one)) return 0
  let gain = 0
  for (const user of one.users) gain += other.users.has(user) ? worthOf(user) : -other.size * weightOf(user)
  for (const user of other.users) if (!one.users.has(user)) gain -= one.size * weightOf(user)
  return gain
}

interface Weights {
  /** What comes late is not on every visit to a page. */
  weightOf: (user: string) => number
  /** In bytes. The more files a page needs, the more one less is worth. */
  worthOf: (user: string) => number
  /** Whether the one is too much for a page that needs the other alone. */
  isTooMuch: (one: Chunk, other: Chunk) => boolean
}

/** How many visits a popular page has for one to another page. */
const popularWeight = 6

function weigh(
  chunks: readonly Chunk[],
  { page, popular, requestWorth, enough, mostInVain = Infinity }: Moments,
): Weights {
  const counts = new Map<string, number>()
  for (const { users } of chunks) for (const user of users) counts.set(user, (counts.get(user) ?? 0) + 1)
  const weightOf = (user: string) => (popular.test(user) ? popularWeight : page.test(user) ? 1 : 0.1)
  const worthOf = (user: string) =>
    Math.max(0, (counts.get(user) ?? 0) - enough) * requestWorth * weightOf(user)
  const isTooMuch = (one: Chunk, other: Chunk) =>
    one.size > mostInVain && [...other.users].some((user) => page.test(user) && !one.users.has(user))
  return { weightOf, worthOf, isTooMuch }
}

/** Chunks that need each other in a circle may run in the wrong order. Straight from one to the other is none: they are one. */
function closesCircle(one: Chunk, other: Chunk, { next, reach }: Graph): boolean {
  const leadsBack = (from: Chunk, to: Chunk) =>
    [...(next.get(from) ?? [])].some((chunk) => chunk !== to && reach.get(chunk)?.has(to))
  return leadsBack(one, other) || leadsBack(other, one)
}

function importsOf(modules: readonly Module[]): Map<string, string[]> {
  const imports = new Map<string, string[]>(modules.map(({ id }) => [id, []]))
  for (const { id, importers } of modules) for (const importer of importers) imports.get(importer)?.push(id)
  return imports
}

/** After the folder that most of it is from. */
function nameOf({ modules }: Chunk, index: number): string {
  const counts = new Map<string, number>()
  for (const id of modules) {
    const folder = /\/src\/site\/domains\/([\w-]+)\//.exec(id)?.[1] ?? 'parts'
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const [[folder] = ['parts']] = [...counts].sort(([, one], [, other]) => other - one)
  return `${folder}-${index}`
}
