import { XMLParser } from 'fast-xml-parser'

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (name) => name === 'Contents',
})

interface Parsed {
  Error?: { Code?: string; Message?: string }
  InitiateMultipartUploadResult?: { UploadId?: string }
  ListBucketResult?: {
    Contents?: { Key?: string }[]
    IsTruncated?: string
    NextContinuationToken?: string
  }
}

const parse = (body: Buffer): Parsed => {
  const parsed: unknown = parser.parse(body.toString().trim())
  return typeof parsed === 'object' && parsed !== null ? (parsed as Parsed) : {}
}

/** What the store says is wrong, by its word for it; nothing where the answer says that nothing is. */
export function faultIn(body: Buffer): { code: string; message: string } | null {
  const fault = parse(body).Error
  return fault ? { code: fault.Code ?? 'Error', message: fault.Message ?? '' } : null
}

export const uploadIdIn = (body: Buffer): string | undefined =>
  parse(body).InitiateMultipartUploadResult?.UploadId

/** The names on one page of a list, and what the next page is asked for with. */
export function listIn(body: Buffer): { keys: string[]; next: string | null } {
  const { Contents = [], IsTruncated, NextContinuationToken } = parse(body).ListBucketResult ?? {}
  return {
    keys: Contents.flatMap(({ Key }) => Key ?? []),
    next: IsTruncated === 'true' ? (NextContinuationToken ?? null) : null,
  }
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What makes one file of the parts that were sent. */
export const completion = (etags: readonly string[]): Buffer =>
  Buffer.from(
    `<CompleteMultipartUpload>${etags
      .map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${xml(etag)}</ETag></Part>`)
      .join('')}</CompleteMultipartUpload>`,
  )
