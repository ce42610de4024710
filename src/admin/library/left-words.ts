import { counted } from '../words/plural.ts'

/** How many pictures of a walk are without words yet, and how many wait for the next one. */
export function leftWords(left: number, later: number): string {
  const more = later > 0 ? `${later.toLocaleString('en-US')} more` : ''
  if (left > 0) return `${counted(left, 'picture', 'pictures')} to go${more && `, and then ${more}`}`
  return more ? `These have their words. Begin again for ${more}.` : 'Every picture has its words.'
}
