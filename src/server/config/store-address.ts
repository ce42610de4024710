/** Where a school's files lie in a store that speaks the S3 protocol, and who asks for them. */
export interface StoreAddress {
  /** With its scheme and port, without a path. */
  origin: string
  bucket: string
  /** What stands before every path in the bucket: empty, or with its slash at the end. */
  folder: string
  region: string
  accessKey: string
  secretKey: string
}

const part = '[A-Za-z0-9._-]+'

/** `https://KEY:SECRET@HOST/BUCKET[/FOLDER…][?region=REGION]`; characters of the keys that mean something are escaped. */
export const storeAddressPattern = `^https?://[^\\s:@/?#]+:[^\\s:@/?#]+@[^\\s:@/?#]+(:\\d+)?(/${part})+/?(\\?region=[a-z0-9-]+)?$`

/** The parts of an address that matches the pattern. */
export function readStoreAddress(text: string): StoreAddress {
  const url = new URL(text)
  const [bucket = '', ...folders] = url.pathname.split('/').filter((each) => each !== '')
  return {
    origin: url.origin,
    bucket,
    folder: folders.map((each) => `${each}/`).join(''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
  }
}

/** As an operator is told where the files are: whoever reads it cannot get in. */
export const storeName = ({ origin, bucket, folder }: StoreAddress): string =>
  `${origin}/${bucket}/${folder}`.replace(/\/$/, '')
