import { createHash, createHmac } from 'node:crypto'
import type { StoreAddress } from '../../config/store-address.ts'

export interface UnsignedRequest {
  method: string
  url: URL
  /** In small letters; all of them are signed. */
  headers: Readonly<Record<string, string>>
}

export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** As the protocol writes what stands in a query: nothing but letters, digits and four marks is left as it is. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function canonicalQuery(url: URL): string {
  const pairs = [...url.searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
  return pairs.sort().join('&')
}

/** The query of an address, written so that the address says what is signed. */
export const queryText = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join('&')

/** What version 4 of the signatures says of a request: its headers name host, moment and the digest of the body. */
export function signatureOf(
  { method, url, headers }: UnsignedRequest,
  { region, secretKey }: Pick<StoreAddress, 'region' | 'secretKey'>,
): { signature: string; signed: string; scope: string } {
  const names = Object.keys(headers).sort()
  const signed = names.join(';')
  const moment = headers['x-amz-date'] ?? ''
  const day = moment.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const request = [
    method,
    url.pathname,
    canonicalQuery(url),
    ...names.map((name) => `${name}:${headers[name]?.trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(request)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`)
  return { signature: createHmac('sha256', key).update(text).digest('hex'), signed, scope }
}

/** The headers that a request is sent with: those given, and what says who asks, when, and for which body. */
export function signedHeaders(
  request: UnsignedRequest,
  address: StoreAddress,
  { now, bodyDigest }: { now: Date; bodyDigest: string },
): Record<string, string> {
  const headers = {
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': bodyDigest,
    'x-amz-date': now.toISOString().replace(/[-:]|\.\d+/g, ''),
  }
  const { signature, signed, scope } = signatureOf({ ...request, headers }, address)
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${address.accessKey}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
  }
}
