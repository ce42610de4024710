/** Values for the parameters of the archives: a tag that content carries. */
export async function archiveSamples(get: <T>(path: string) => Promise<T>) {
  const { items } = await get<{ items: { slug: string; count: number }[] }>('/tags?$pageSize=100')
  return { tagSlug: items.find(({ count }) => count > 0)?.slug ?? '' }
}
