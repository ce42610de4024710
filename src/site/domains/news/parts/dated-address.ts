/** The day that stands in an address as /2026/9/5/, or null where that is no day. */
export function dayOfAddress({
  year,
  month,
  day,
}: Readonly<Record<string, string | undefined>>): string | null {
  const parts = [year, month, day]
  if (!/^\d{4}$/.test(year ?? '') || !parts.every((part) => /^\d{1,4}$/.test(part ?? ''))) return null
  const iso = parts.map((part) => String(Number(part)).padStart(2, '0')).join('-')
  const isDay = new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso)
  return isDay ? iso : null
}

/** A name as it is kept: addresses of earlier days were written with an ending, and people write capitals. */
export const plainName = (name: string): string => name.replace(/\.aspx$/i, '').toLowerCase()
