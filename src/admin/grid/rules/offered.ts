const most = 8

/** What is offered while something is typed: what begins with it, then what has a word that does. As it was, all. */
export function offered(choices: readonly string[], text: string, first: string): string[] {
  const typed = text.trim().toLowerCase()
  if (typed === '' || text === first) return choices.slice(0, most)
  const begins = choices.filter((choice) => choice.toLowerCase().startsWith(typed))
  const has = choices.filter(
    (choice) =>
      !begins.includes(choice) &&
      choice
        .toLowerCase()
        .split(/\s+/)
        .some((word) => word.startsWith(typed)),
  )
  const found = [...begins, ...has].slice(0, most)
  return found.length === 1 && found[0] === text ? [] : found
}
