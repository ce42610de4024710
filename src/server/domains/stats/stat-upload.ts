/** A file that somebody sent by a form, with the token typed beside it. */
export interface Upload {
  token: string
  fileName: string | null
  bytes: Uint8Array
}

/** Reads a form's body; null where it has no file. */
export async function readUpload(body: Uint8Array, contentType: string): Promise<Upload | null> {
  const form = await formOf(body, contentType)
  const file = form?.get('file')
  if (!form || !(file instanceof File)) return null
  const token = form.get('token')
  return {
    token: typeof token === 'string' ? token.trim() : '',
    fileName: file.name || null,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }
}

/** The platform's own reader of forms; what it cannot read is no form. */
async function formOf(body: Uint8Array, contentType: string): Promise<FormData | null> {
  try {
    return await new Response(Buffer.from(body), { headers: { 'content-type': contentType } }).formData()
  } catch {
    return null
  }
}
