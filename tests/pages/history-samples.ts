interface FacilityAnswer {
  id: number
  slug: string
}

interface SeriesAnswer {
  opponent: { id: number; slug: string }
  firstMeeting: object | null
}

/** Values for the parameters of the pages of history: an opponent that was met, and a facility. */
export async function historySamples(get: <T>(path: string) => Promise<T>, slug: string) {
  const { items: series } = await get<{ items: SeriesAnswer[] }>(`/OpponentHistory/bySport/${slug}`)
  const { items: facilities } = await get<{ items: FacilityAnswer[] }>('/Facilities')
  const opponent = series.find(({ firstMeeting }) => firstMeeting)?.opponent
  const [facility] = facilities
  return {
    opponentSlug: opponent?.slug ?? '',
    opponentId: String(opponent?.id ?? ''),
    facilityName: facility?.slug ?? '',
    facilityId: String(facility?.id ?? ''),
  }
}
