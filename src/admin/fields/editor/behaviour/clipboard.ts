import { DOMParser, Fragment, type ParseOptions, type Schema, Slice } from '@tiptap/pm/model'
import { tidied } from '../paste/tidy.ts'
import type { Part } from '../text/document.ts'
import { lineOf } from '../text/inline.ts'
import { blocksOf } from '../text/open-html.ts'
import { type Tree, treesIn } from '../text/tree.ts'

/** What was copied elsewhere as blocks of the editor: what even then fits nowhere is at least its words. */
export const pastedBlocks = (trees: readonly Tree[]): Part[] =>
  tidied(trees).flatMap((tree) => {
    const blocks = blocksOf([tree])
    return blocks.some(isLocked) ? [{ type: 'p', content: lineOf(wordsOf(tree)) }] : blocks
  })

const isLocked = ({ type, content = [] }: Part): boolean => type === 'kept' || content.some(isLocked)
const wordsOf = (tree: Tree): string[] =>
  typeof tree === 'string' ? [tree, ' '] : tree.children.flatMap(wordsOf)

/** Reads what is pasted: from this editor as it is, from anywhere else by way of the tidying. */
export class Clipboard extends DOMParser {
  static for(schema: Schema): Clipboard {
    return new Clipboard(schema, DOMParser.fromSchema(schema).rules)
  }

  override parseSlice(dom: Node, options: ParseOptions = {}): Slice {
    if (dom instanceof Element && dom.querySelector('[data-pm-slice]')) return super.parseSlice(dom, options)
    const blocks = pastedBlocks(treesIn(dom)).map((part) => this.schema.nodeFromJSON(part))
    return new Slice(Fragment.from(blocks), 0, 0)
  }
}

/** Plain text: an empty line divides paragraphs, a single one breaks within them. */
export function plainSlice(schema: Schema, text: string): Slice {
  const parts = text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
  const blocks = parts.map((part) =>
    schema.nodeFromJSON({
      type: 'p',
      content: part
        .trim()
        .split('\n')
        .flatMap((line, at): Part[] => [
          ...(at > 0 ? [{ type: 'br' }] : []),
          ...(line === '' ? [] : [{ type: 'text', text: line }]),
        ]),
    }),
  )
  return Slice.maxOpen(Fragment.from(blocks))
}
