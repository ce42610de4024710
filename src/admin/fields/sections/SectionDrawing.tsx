import styles from './SectionDrawing.module.css'

/** Left, top, width, height, on a sheet of 48 by 32; how strong, from 1 to 3. */
type Block = readonly [left: number, top: number, width: number, height: number, strength: 1 | 2 | 3]

const row = (count: number, top: number, height: number, strength: Block[4]): Block[] =>
  Array.from({ length: count }, (_, index) => {
    const width = (42 - (count - 1) * 2) / count
    return [3 + index * (width + 2), top, width, height, strength]
  })
const lines = (left: number, top: number, width: number, count: number): Block[] =>
  Array.from({ length: count }, (_, index) => [left, top + index * 4, index % 2 ? width * 0.7 : width, 2, 2])
const heading: Block = [3, 4, 14, 3, 3]

const whole: Block[] = [[0, 0, 48, 32, 1], [4, 17, 26, 4, 3], ...lines(4, 24, 18, 1)]
const cards: Block[] = [heading, ...row(3, 10, 12, 1), ...row(3, 24, 2, 2)]
const list: Block[] = [
  heading,
  ...[10, 16, 22].flatMap((top): Block[] => [
    [3, top, 4, 4, 1],
    [9, top + 1, 26, 2, 2],
    [39, top + 1, 6, 2, 2],
  ]),
]

/** What stands where, roughly: the shape of a section says more than its name. */
const drawings: Readonly<Record<string, readonly Block[]>> = {
  hero: whole,
  'lead-stories': [
    [3, 3, 28, 26, 1],
    [5, 21, 20, 3, 3],
    ...[3, 12, 21].map((top): Block => [33, top, 12, 7, 2]),
  ],
  scoreboard: [...row(4, 9, 14, 1), ...row(4, 12, 2, 3), ...row(4, 17, 2, 2)],
  'top-stories': [
    heading,
    [3, 10, 20, 18, 1],
    [25, 10, 9, 8, 1],
    [36, 10, 9, 8, 1],
    [25, 20, 9, 8, 1],
    [36, 20, 9, 8, 1],
  ],
  stories: [
    heading,
    [3, 10, 20, 18, 1],
    [25, 10, 9, 8, 1],
    [36, 10, 9, 8, 1],
    [25, 20, 9, 8, 1],
    [36, 20, 9, 8, 1],
  ],
  news: [
    heading,
    ...[10, 17, 24].flatMap((top): Block[] => [[3, top, 10, 5, 1], ...lines(16, top + 1, 26, 1)]),
  ],
  'featured-game': [
    [3, 6, 42, 20, 1],
    [7, 11, 8, 8, 3],
    [33, 11, 8, 8, 3],
    [20, 14, 8, 3, 2],
  ],
  'next-game': [
    [3, 6, 42, 20, 1],
    [7, 11, 8, 8, 3],
    [33, 11, 8, 8, 3],
    [20, 14, 8, 3, 2],
  ],
  countdown: [[0, 6, 48, 20, 1], ...row(4, 11, 7, 3), ...row(4, 21, 2, 2)],
  'next-home-games': list,
  'schedule-preview': list,
  files: list,
  results: [heading, ...row(4, 10, 8, 1), ...row(4, 20, 8, 1)],
  videos: [
    [0, 0, 48, 32, 2],
    [3, 6, 26, 20, 1],
    [31, 6, 14, 9, 1],
    [31, 17, 14, 9, 1],
  ],
  podcasts: [heading, ...row(4, 10, 10, 1), ...row(4, 22, 2, 2), ...row(4, 26, 2, 2)],
  leaders: [
    [0, 0, 48, 32, 1],
    ...row(3, 6, 2, 3),
    ...row(3, 11, 4, 2),
    ...row(3, 17, 4, 2),
    ...row(3, 23, 4, 2),
  ],
  shop: cards,
  social: [heading, ...row(4, 12, 6, 1), ...row(4, 20, 6, 1)],
  follow: [heading, ...row(4, 13, 8, 1)],
  partners: [heading, ...row(5, 13, 10, 1)],
  promotion: [
    [0, 8, 48, 16, 1],
    [5, 13, 18, 3, 3],
    [35, 12, 9, 6, 3],
  ],
  teams: [[0, 0, 48, 32, 1], ...[6, 13, 20].flatMap((top) => row(4, top, 4, 2))],
  'tickets-banner': [
    [0, 9, 48, 14, 2],
    [5, 14, 16, 3, 3],
    [34, 13, 10, 6, 3],
  ],
  'roster-strip': [[0, 0, 48, 32, 2], ...row(6, 8, 14, 1), ...row(6, 24, 2, 1)],
}

/** A section in small. Decoration: its name stands beside it. */
export function SectionDrawing({ name }: { name: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 48 32" aria-hidden="true">
      {(drawings[name] ?? cards).map(([x, y, width, height, strength]) => (
        <rect
          key={`${x} ${y} ${width} ${height}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx="1"
          className={styles[`s${strength}`]}
        />
      ))}
    </svg>
  )
}
