import { type Tree, textOf } from '../text/tree.ts'

/** Whether pages can fetch it from where it lies. */
export const isReachable = (src: string): boolean => /^https:\/\/|^\/(?!\/)/.test(src)

/** Whether it is a picture that was copied, with nothing said beside it. */
export const isWordless = (trees: readonly Tree[]): boolean => textOf(trees).trim() === ''

/** The pictures of a copied text that lie where no page can fetch them: on somebody's own machine, or in the text itself. */
export const outOfReach = (trees: readonly Tree[]): string[] =>
  trees.flatMap((tree) => {
    if (typeof tree === 'string') return []
    const { src = '' } = tree.attributes
    return tree.tag === 'img' && !isReachable(src) ? [src] : outOfReach(tree.children)
  })

/** A picture that was written into the text letter by letter, as a file; null where it lies elsewhere. */
export function fileIn(src: string): File | null {
  const found = /^data:image\/(png|jpeg|gif|webp);base64,([a-z\d+/=\s]+)$/i.exec(src)
  if (!found) return null
  const [, type = '', letters = ''] = found
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
  return new File([bytes], `pasted.${type.toLowerCase()}`, { type: `image/${type.toLowerCase()}` })
}
