interface RollAnswer {
  groups: { inductees: { id: number; slug: string }[] }[]
}

/** Values for the parameters of the pages of honors: somebody of the latest class, the latest award. */
export async function honorsSamples(get: <T>(path: string) => Promise<T>) {
  const [honor] = await get<{ slug: string }[]>('/honors')
  const { groups } = await get<RollAnswer>(`/honors/${honor?.slug}`)
  const inductee = groups[0]?.inductees[0]
  const first = async (path: string) =>
    String((await get<{ items: { id: number }[] }>(path)).items[0]?.id ?? '')
  return {
    honorSlug: honor?.slug ?? '',
    grouping: 'sport',
    inducteeSlug: inductee?.slug ?? '',
    inducteeId: String(inductee?.id ?? ''),
    awardId: await first('/awards'),
    allAmericanId: await first('/all-americans'),
  }
}
