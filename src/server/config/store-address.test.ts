import { expect, test } from 'vitest'
import { readStoreAddress, storeAddressPattern, storeName } from './store-address.ts'

test('an address names host, bucket, folder, region and keys', () => {
  expect(
    readStoreAddress('https://KEY:s%2Fe%2Bc@s3.example:9000/files/schools/?region=eu-central-1'),
  ).toEqual({
    origin: 'https://s3.example:9000',
    bucket: 'files',
    folder: 'schools/',
    region: 'eu-central-1',
    accessKey: 'KEY',
    secretKey: 's/e+c',
  })
  expect(readStoreAddress('http://k:s@127.0.0.1/files')).toMatchObject({ folder: '', region: 'us-east-1' })
})

test('what an operator is told of it has no secret', () => {
  expect(storeName(readStoreAddress('https://KEY:secret@s3.example/files/schools'))).toBe(
    'https://s3.example/files/schools',
  )
})

test.each([
  ['https://k:s@s3.example/files', true],
  ['https://k:s@s3.example/files/a/b/?region=us-west-2', true],
  ['https://s3.example/files', false],
  ['https://k:s@s3.example', false],
  ['https://k:s@s3.example/', false],
  ['https://k:s/t@s3.example/files', false],
  ['ftp://k:s@s3.example/files', false],
  ['https://k:s@s3.example/fi les', false],
])('%s may be an address: %s', (text, may) => {
  expect(new RegExp(storeAddressPattern).test(text)).toBe(may)
})
