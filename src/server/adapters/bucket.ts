import type { Tenant } from '#contract/tenants.ts'

/** The folder of all schools' private files: a school of this name would lie among them. */
const reserved = 'private'

/** A key of a school: it stands in host names, in paths and in the `tenant` header. */
export const isTenantKey = (key: string): boolean => key !== reserved && /^[a-z0-9][a-z0-9-]{0,62}$/.test(key)

type WithBucket = Pick<Tenant, 'key'> & { configuration?: unknown }

/** The folder of a school's files in the storage, and below `private/`: its bucket, or its key where it names none. */
export function bucketOf({ key, configuration }: WithBucket): string {
  const { bucket } = (configuration ?? {}) as { bucket?: unknown }
  return typeof bucket === 'string' && isTenantKey(bucket) ? bucket : key
}
