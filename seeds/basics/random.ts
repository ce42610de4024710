/** A stream of numbers that belongs to one key, so adding an entity never reshuffles its neighbours. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** Whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  shuffle<Item>(items: readonly Item[]): Item[]
  /** About the standard normal distribution. */
  normal(): number
  /** Number of rare events when `mean` are expected. */
  poisson(mean: number): number
}

function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
  return (state ^ (state >>> 15)) >>> 0
}

export function randomFor(...key: (string | number)[]): Random {
  let state = hash(key.join('/'))
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new RangeError(`nothing to pick from for ${key.join('/')}`)
    return item
  }
  return {
    next,
    between,
    pick,
    chance: (probability) => next() < probability,
    shuffle: (items) => {
      const left = [...items]
      const shuffled: typeof left = []
      while (left.length > 0) shuffled.push(...left.splice(Math.floor(next() * left.length), 1))
      return shuffled
    },
    normal: () => (next() + next() + next() + next() - 2) * 1.732,
    poisson: (mean) => {
      const limit = Math.exp(-mean)
      let product = next()
      let count = 0
      while (product > limit) {
        product *= next()
        count++
      }
      return count
    },
  }
}
