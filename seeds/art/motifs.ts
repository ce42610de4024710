export const motifs = [
  'anchor',
  'bolt',
  'bridge',
  'crown',
  'diamond',
  'flame',
  'gear',
  'lamp',
  'oak',
  'peak',
  'pine',
  'star',
  'sun',
  'wave',
  'wheel',
  'wing',
] as const
export type Motif = (typeof motifs)[number]

function polygon(points: number, outer: number, inner: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180
    const radius = index % 2 === 0 ? outer : inner
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** Flat signs in a box of 100, one path each, drawn in a single colour. */
export const motifPaths: Record<Motif, string> = {
  anchor:
    'M50 6a13 13 0 0 1 7 24v8h17v11H57v27c12-2 20-9 24-20l-9 3 14-22 11 23-7-2C84 84 68 95 50 95S16 84 10 58l-7 2 11-23 14 22-9-3c4 11 12 18 24 20V49H26V38h17v-8A13 13 0 0 1 50 6Zm0 8a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  bolt: 'M62 2 16 56h26L30 98l54-60H55L62 2Z',
  bridge:
    'M2 78V66c16-3 24-14 28-36V14h9v14c6 22 12 30 11 30s5-8 11-30V14h9v16c4 22 12 33 28 36v12H2Zm28-12V50c-3 7-6 12-10 16h10Zm31 0V50c-3 7-6 12-11 16h11Zm-22 0h11c-5-4-8-9-11-16v16Zm31-16v16h10c-4-4-7-9-10-16Z',
  crown: 'M8 82 2 28l24 22L50 12l24 38 24-22-6 54H8Zm2 6h80v10H10V88Z',
  diamond: 'M50 2 92 50 50 98 8 50 50 2Zm0 20L26 50l24 28 24-28-24-28Z',
  flame:
    'M52 2c6 20 32 30 32 60 0 22-15 36-34 36S16 84 16 64c0-16 10-24 14-38 8 6 10 12 10 20 10-10 14-24 12-44Zm-2 88c10 0 17-7 17-17 0-12-11-16-15-28-2 12-18 16-18 29 0 9 7 16 16 16Z',
  gear: `${polygon(9, 49, 37)}M50 30a20 20 0 1 0 0 40 20 20 0 0 0 0-40Z`,
  lamp: 'M44 2h12v8h10l6 14H28l6-14h10V2ZM26 30h48L64 78H36L26 30Zm20 10v28h8V40h-8ZM30 84h40l6 14H24l6-14Z',
  oak: 'M50 2c8 0 13 5 12 12 8-4 16 1 14 10-1 5-4 7-4 7 10-1 16 6 13 14-2 6-8 8-8 8 8 2 11 10 6 16-5 7-15 6-20 1-2-2-5-5-7-9l-1 37H45l-1-37c-2 4-5 7-7 9-5 5-15 6-20-1-5-6-2-14 6-16 0 0-6-2-8-8-3-8 3-15 13-14 0 0-3-2-4-7-2-9 6-14 14-10-1-7 4-12 12-12Z',
  peak: 'M2 88 38 16l16 30 10-14 34 56H2Zm36-48L27 62l9-4 6 7 7-8-11-17Z',
  pine: 'M50 2 76 36H64l20 24H68l22 26H57v12H43V86H10l22-26H16l20-24H24L50 2Z',
  star: polygon(5, 49, 20),
  sun: `${polygon(12, 50, 34)}M50 30a20 20 0 1 1 0 40 20 20 0 0 1 0-40Z`,
  wave: 'M2 40c14-22 34-22 48-4s34 18 48-4v20c-14 22-34 22-48 4S16 38 2 60V40Zm0 34c14-22 34-22 48-4s34 18 48-4v20c-14 22-34 22-48 4S16 72 2 94V74Z',
  wheel:
    'M50 2a48 48 0 1 1 0 96 48 48 0 0 1 0-96Zm5 14v22l16-16c-5-3-10-5-16-6Zm-10 0c-6 1-11 3-16 6l16 16V16ZM22 29c-3 5-5 10-6 16h22L22 29Zm56 0L62 45h22c-1-6-3-11-6-16ZM16 55c1 6 3 11 6 16l16-16H16Zm46 0 16 16c3-5 5-10 6-16H62Zm-17 7L29 78c5 3 10 5 16 6V62Zm10 0v22c6-1 11-3 16-6L55 62Z',
  wing: 'M2 22c34-4 66 2 96-12-6 14-16 20-30 23 8 1 16 0 24-4-6 13-18 18-32 19 6 2 12 2 18 0-7 12-18 15-30 14 4 2 8 3 13 2C48 78 22 70 2 22Zm14 44c10 10 22 14 36 14-8 8-20 12-34 10l8-6-10-18Z',
}

/** A motif placed in a square, its inner figures cut out. */
export function motif(name: Motif, x: number, y: number, size: number, fill: string, opacity = 1): string {
  const scale = size / 100
  return `<path transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})" fill="${fill}" fill-rule="evenodd" opacity="${opacity}" d="${motifPaths[name]}"/>`
}
