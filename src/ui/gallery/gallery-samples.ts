import type { Column } from '../Table.tsx'

/** Drawn here, so that the gallery shows pictures without a server behind it. */
function drawing(width: number, height: number, body: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`,
  )}`
}

export const portrait = drawing(
  80,
  100,
  '<path fill="#cfd6dc" d="M0 0h80v100H0z"/><circle cx="40" cy="38" r="18" fill="#8a6a52"/><path fill="#33424f" d="M8 100c2-28 16-38 32-38s30 10 32 38z"/>',
)

export const scene = drawing(
  160,
  90,
  '<path fill="#6f8fa6" d="M0 0h160v90H0z"/><path fill="#dfe8ee" d="M0 34l30-8 34 6 40-12 56 10v60H0z"/><path fill="#4c7a52" d="M0 52h160v38H0z"/><path stroke="#e9f1e9" stroke-width="1.5" d="M20 52L4 90M60 52l-8 38M100 52l8 38M140 52l16 38"/>',
)

export type Line = { player: string; games: number; points: number; rebounds: number; percent: string }

export const lines: Line[] = [
  { player: 'Imani Vance', games: 31, points: 604, rebounds: 212, percent: '.512' },
  { player: 'Tess Okafor-Lindqvist', games: 30, points: 411, rebounds: 287, percent: '.478' },
  { player: 'Jo Marchetti', games: 31, points: 266, rebounds: 95, percent: '.391' },
]

export const columns: Column<Line>[] = [
  { key: 'player', header: 'Player', rowHeader: true, cell: (line) => line.player },
  { key: 'gp', header: 'GP', label: 'Games played', align: 'end', cell: (line) => line.games },
  {
    key: 'pts',
    header: 'PTS',
    label: 'Points',
    align: 'end',
    cell: (line) => line.points,
    sort: { href: '#points', direction: 'descending' },
  },
  {
    key: 'reb',
    header: 'REB',
    label: 'Rebounds',
    align: 'end',
    cell: (line) => line.rebounds,
    sort: { href: '#rebounds' },
  },
  { key: 'fg', header: 'FG%', label: 'Field goal percentage', align: 'end', cell: (line) => line.percent },
  {
    key: 'avg',
    header: 'AVG',
    label: 'Points per game',
    align: 'end',
    cell: (line) => (line.points / line.games).toFixed(1),
  },
]

export const seasons = [
  { value: '2026-27', label: '2026-27' },
  { value: '2025-26', label: '2025-26' },
]
