const patterns = [
  /<script\b[^>]*>[\s\S]*?(?:<\/script\s*>|$)/gi,
  /<style\b[^>]*>[\s\S]*?(?:<\/style\s*>|$)/gi,
  /<!--[\s\S]*?(?:-->|$)/g,
  // What a browser takes for the beginning of a tag, closed or not.
  /<[a-z/!?][^>]*(?:>|$)/gi,
]

/** What is left when something is taken out may be the same again, so it goes on until nothing changes. */
function untilStill(text: string, change: (text: string) => string): string {
  let still = text
  for (let next = change(still); next !== still; next = change(still)) still = next
  return still
}

/** The words of pasted or inserted HTML: without script blocks, style blocks, comments and all tags. */
export const insertedWords = (html: string): string =>
  untilStill(html, (text) =>
    patterns.reduce((rest, pattern) => untilStill(rest, (part) => part.replace(pattern, '')), text),
  )
