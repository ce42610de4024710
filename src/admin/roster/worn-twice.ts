interface Wearer {
  id: number
  jersey: string
  name: string
}

/** Numbers that two wear. Some sports allow it and in others it is a slip, so it is shown and hinders nothing. */
export function wornTwice(wearers: readonly Wearer[]): Map<number, { jersey: string }> {
  const byNumber = Map.groupBy(
    wearers.filter(({ jersey }) => jersey !== ''),
    ({ jersey }) => jersey,
  )
  return new Map(
    [...byNumber.values()]
      .filter((wearing) => wearing.length > 1)
      .flatMap((wearing) =>
        wearing.map(({ id }) => {
          const others = wearing.filter((other) => other.id !== id).map(({ name }) => name)
          return [id, { jersey: `Worn by ${others.join(' and ')} too.` }] as const
        }),
      ),
  )
}

const most = 8

/** The numbers that are worn twice, as far as they are read at a glance; each is marked in its cell. */
export const wornWords = (jerseys: readonly string[]): string =>
  jerseys.slice(0, most).join(', ') + (jerseys.length > most ? ` and ${jerseys.length - most} more` : '')
