/** Storage keys of the drawn files, and the address the site serves a key at. */
export const fileUrl = (path: string): string => `/files/${path}`

export const crestPath = (tenant: string, slug: string): string => `${tenant}/crests/${slug}.svg`
export const portraitPath = (tenant: string, kind: 'players' | 'staff', id: number): string =>
  `${tenant}/portraits/${kind === 'staff' ? 'staff-' : ''}${id}.svg`
export const inducteePath = (tenant: string, id: number): string => `${tenant}/portraits/inductee-${id}.svg`
export const posterPath = (tenant: string, name: string): string => `${tenant}/posters/${name}.svg`
export const sponsorPath = (tenant: string, key: string, kind: 'logo' | 'banner'): string =>
  `${tenant}/sponsors/${key}-${kind}.svg`
export const productPath = (tenant: string, key: string): string => `${tenant}/shop/${key}.svg`
export const scenePath = (tenant: string, name: string): string => `${tenant}/scenes/${name}.svg`
export const networkPath = (tenant: string, slug: string): string => `${tenant}/networks/${slug}.svg`
export const programPath = (tenant: string, gameId: number): string => `${tenant}/programs/${gameId}.pdf`
