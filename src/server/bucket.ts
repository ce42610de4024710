import type { Tenant } from '#contract/tenants.ts'
import { isTenantKey } from './exchange/rename.ts'

type WithBucket = Pick<Tenant, 'key'> & { configuration?: unknown }

/** The folder of a school's files in the storage, and below `private/`: its bucket, or its key where it names none. */
export function bucketOf({ key, configuration }: WithBucket): string {
  const { bucket } = (configuration ?? {}) as { bucket?: unknown }
  return typeof bucket === 'string' && isTenantKey(bucket) && bucket !== 'private' ? bucket : key
}
