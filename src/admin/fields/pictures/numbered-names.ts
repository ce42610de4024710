import type { StoryName } from '#contract/editing/desk.names.ts'

/** '#12' in what is typed of a picture is the player who has the number; a number that two have stays one. */
export function withNames(text: string, names: readonly Pick<StoryName, 'kind' | 'name' | 'hint'>[]): string {
  return text.replace(/#(\d{1,2})(?!\w)/g, (typed, jersey: string) => {
    const known = names.filter(({ kind, hint }) => kind === 'players' && hint.endsWith(`No. ${jersey}`))
    return known.length === 1 ? (known[0]?.name ?? typed) : typed
  })
}
