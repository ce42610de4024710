interface Neighbours<Person> {
  previous: Person | null
  next: Person | null
}

/** Who stands before and after somebody in a list; nobody for who is not in it. */
export function neighboursIn<Person extends { id: number }>(
  list: readonly Person[],
  id: number,
): Neighbours<Person> {
  const index = list.findIndex((person) => person.id === id)
  if (index < 0) return { previous: null, next: null }
  return { previous: list[index - 1] ?? null, next: list[index + 1] ?? null }
}
