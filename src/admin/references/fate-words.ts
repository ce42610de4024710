import type { Reference } from '#contract/editing/desk.shapes.ts'

/** What would become of those that name a content, were it deleted: '1 game needs it …', '2 games need it …'. */
export function fateWords(fate: Reference['fate'], count: number): string {
  if (fate === 'go') return 'would be deleted with it'
  if (fate === 'miss') return 'would keep its address, and show nothing there'
  if (fate === 'forget') return 'would no longer name it'
  return count === 1 ? 'needs it, and keeps it from being deleted' : 'need it, and keep it from being deleted'
}
