import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import type { Asset } from '#contract/editing/media.ts'
import { upload } from '../../../media/uploads.ts'
import { dismiss, notify } from '../../../shell/notices.ts'
import { fileIn } from '../paste/pasted-pictures.ts'
import { insertBlock } from './acts.ts'

/** Says of a change that it waits for the words of a picture. */
export const asksWords = 'asksWords'

/** As wide as a story shows it on a dense screen. */
const widest = 1280

/** Where pages fetch it: made smaller by the image service, under an address in which the library finds its file. */
export const pictureAddress = ({ address, contentType, width }: Asset): string =>
  contentType.startsWith('image/svg') || address.includes('&')
    ? `/files/${address}`
    : `/images/resize?url=${address}&width=${Math.min(width ?? widest, widest)}&type=webp`

/** How large it is there, so that a page keeps the room for it. */
export function pictureSize({ width, height }: Asset): { width: string; height: string } | null {
  if (!width || !height) return null
  const wide = Math.min(width, widest)
  return { width: String(wide), height: String(Math.round((height * wide) / width)) }
}

/** Puts a picture of the library where somebody writes, with its caption, and asks for its words where it has none. */
export function insertPicture(editor: Editor, asset: Asset): void {
  const { figure, figcaption, p, img } = editor.schema.nodes
  if (!figure || !figcaption || !p || !img) return
  const image = img.create({ src: pictureAddress(asset), alt: asset.alt ?? '', ...pictureSize(asset) })
  const said = [asset.caption, asset.credit ? `(${asset.credit})` : null].filter(Boolean).join(' ')
  const caption = figcaption.create(null, said ? editor.schema.text(said) : null)
  const at = insertBlock(editor, figure.create(null, [p.create({ wrap: 'never' }, image), caption]))
  const { state, view } = editor
  const tr = state.tr.setSelection(NodeSelection.create(state.doc, at + 2)).scrollIntoView()
  view.dispatch(tr.setMeta(asksWords, image.attrs.alt === ''))
}

export const picturesAmong = (files: Iterable<File>): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'))

/** Files that were dropped or pasted go into the library, and from there into the text. */
export async function takePictures(editor: Editor, files: readonly File[]): Promise<void> {
  const notice = notify(files.length === 1 ? 'Uploading a picture…' : `Uploading ${files.length} pictures…`)
  const assets = upload(files)
  // Once they are there it would lie over what is asked of them next.
  void Promise.all(assets).then(() => dismiss(notice))
  for (const taken of assets) {
    const asset = await taken
    if (editor.isDestroyed) return
    if (asset?.type === 'picture') insertPicture(editor, asset)
    else notify('A picture could not be taken into the library.', { look: 'problem' })
  }
}

/** Pictures of a pasted text that no page can fetch: those that came along are taken, of the others it is said. */
export async function takeOutOfReach(editor: Editor, sources: readonly string[]): Promise<void> {
  const files = sources.map(fileIn).filter((file) => file !== null)
  const left = sources.length - files.length
  if (left > 0)
    notify(
      left === 1
        ? 'A picture could not be pasted. Drop its file into the text.'
        : `${left} pictures could not be pasted. Drop their files into the text.`,
      { look: 'problem' },
    )
  if (files.length > 0) await takePictures(editor, files)
}
