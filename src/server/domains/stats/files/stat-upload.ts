import { readForm } from '../../../writes/plain-form.ts'

/** A file that somebody sent by a form, with the token typed beside it. */
export interface Upload {
  token: string
  fileName: string | null
  bytes: Uint8Array
}

/** Reads a form's body; null where it has no file. */
export async function readUpload(body: Uint8Array, contentType: string): Promise<Upload | null> {
  const form = await readForm(body, contentType)
  const file = form?.get('file')
  if (!form || !(file instanceof File)) return null
  const token = form.get('token')
  return {
    token: typeof token === 'string' ? token.trim() : '',
    fileName: file.name || null,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }
}
