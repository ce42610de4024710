import { slugOf } from '../../../feeds/slug.ts'

interface Addressed {
  key: string
  title: string
  file: string
}

const extensionOf = (file: string) => /\.([a-z0-9]+)$/.exec(file)?.[1] ?? 'bin'

/**
 * What a content says in place of an asset: a path of the storage to whoever asks for it. The key alone counts, so that
 * it stays right when the asset is called otherwise or its file is replaced; the name is for people and for downloads.
 */
export const assetAddress = (bucket: string, { key, title, file }: Addressed): string =>
  `${bucket}/library/${key}/${slugOf(title).slice(0, 60)}.${extensionOf(file)}`

/** What stands in every address of an asset, however it is called. */
export const assetMention = (key: string): string => `library/${key}/`

const pattern = /^([\w-]+)\/library\/([0-9a-f]{32})\/[^/]+$/

/** The key in such a path, and whose it is; null for any other. */
export function assetIn(path: string): { bucket: string; key: string } | null {
  const [, bucket = '', key = ''] = pattern.exec(path) ?? []
  return key === '' ? null : { bucket, key }
}

/** Where a file lies by what is in it: the same file twice is one. */
export const storedAt = (bucket: string, hash: string, extension: string): string =>
  `${bucket}/stored/${hash.slice(0, 2)}/${hash}.${extension}`

/** 'IMG_2034-opening_day.jpg' is 'IMG 2034 opening day', until somebody says it better. */
export const titleOfName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, 300) || 'Untitled'
