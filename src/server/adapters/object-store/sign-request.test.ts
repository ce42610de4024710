import { describe, expect, test } from 'vitest'
import { queryText, sha256, signedHeaders } from './sign-request.ts'

/** The keys and the moment of the examples in the protocol's own documentation. */
const address = {
  origin: 'https://examplebucket.s3.amazonaws.com',
  bucket: 'examplebucket',
  folder: '',
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const now = new Date('2013-05-24T00:00:00Z')

const authorization = (method: string, path: string, headers: Record<string, string>, body = '') =>
  signedHeaders({ method, url: new URL(path, address.origin), headers }, address, {
    now,
    bodyDigest: sha256(body),
  }).authorization

describe('a request is signed as the documentation of the protocol shows', () => {
  test.each([
    [
      'part of a file',
      'GET',
      '/test.txt',
      { range: 'bytes=0-9' },
      '',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'a file that is written',
      'PUT',
      '/test%24file.text',
      { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      'Welcome to Amazon S3.',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'a word without a value',
      'GET',
      '/?lifecycle',
      {},
      '',
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'a list',
      'GET',
      '/?max-keys=2&prefix=J',
      {},
      '',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s', (_, method, path, headers, body, signature) => {
    expect(authorization(method, path, headers as Record<string, string>, body)).toMatch(
      new RegExp(
        `^AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=[a-z0-9;-]+, Signature=${signature}$`,
      ),
    )
  })

  test('what stands in a query is escaped to the last mark', () => {
    expect(queryText({ prefix: 'a/b c', 'continuation-token': "x+y='(*)" })).toBe(
      'prefix=a%2Fb%20c&continuation-token=x%2By%3D%27%28%2A%29',
    )
  })
})
