import { classNames } from '#ui/class-names.ts'
import styles from './Icon.module.css'

/** Drawn for the desk, on a grid of 24, with one weight of line. */
const shapes = {
  add: 'M12 5v14M5 12h14',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-up': 'M12 19V5m-6 6 6-6 6 6',
  'arrow-down': 'M12 5v14m-6-6 6 6 6-6',
  brand:
    'M12 3a9 9 0 0 0 0 18c1.500 0 2-1 1.500-2.200-.600-1.500.300-2.800 2-2.800H18c2 0 3-1.500 3-4 0-5-4-9-9-9ZM7.500 11h.01M10 7.500h.01M14.500 7.500h.01M17 11h.01',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm7 10 5 5 5-5',
  'chevron-right': 'm10 7 5 5-5 5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  columns: 'M4 5h16v14H4zM10 5v14m5-14v14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  drafts: 'M5 4h9l5 5v11H5zM14 4v5h5M8.5 13h7m-7 3.5h5',
  edit: 'm4 20 1-4L16 5l3 3L8 19zM14 7l3 3',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  form: 'M5 4h14v16H5zM8.5 8.5h7m-7 4h7m-7 4h4',
  game: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c3 3 3 15 0 18m0-18c-3 3-3 15 0 18M3 12h18',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-2.5 7a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17h.01',
  history: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.500M12 8v4.200l3 1.800',
  home: 'm4 11 8-7 8 7v9h-5v-6H9v6H4z',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm2.800 1.200L20 3m-3 3 3 3m-5.500-.500 2 2',
  keyboard: 'M3 7h18v10H3zM7 10.500h.01m3.300 0h.01m3.300 0h.01m3.300 0h.01M8.500 14h7',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  mail: 'M3 6h18v12H3zm0 1 9 7 9-7',
  media: 'M4 5h16v14H4zm0 11 5-5 4 4 2.500-2.500L20 17M15.500 9h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500Z',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  news: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2h-1M7.500 9h6m-6 3.500h6m-6 3.500h3',
  offline:
    'M3 3l18 18M8.500 15.500a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4-2.400M2 8.500A15 15 0 0 1 6 6m5-1a15 15 0 0 1 11 3.500M19 12a10 10 0 0 0-4-2.400M12 19h.01',
  open: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  people:
    'M9 4.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM3 20c0-3.500 2.500-5.500 6-5.500s6 2 6 5.500M16 5a3.500 3.500 0 0 1 0 6.500m2 3.500c2 .800 3 2.500 3 5',
  phone: 'M7.500 3h9v18h-9zM11 18h2',
  promotion: 'M4 10v4h3l8 4V6l-8 4zm14-1a4 4 0 0 1 0 6M8 14v5h2.500',
  release: 'M12 3 4 7v10l8 4 8-4V7zM4 7l8 4 8-4m-8 4v10',
  school:
    'M12 3 2.500 8 12 13l9.500-5zM6.500 10.500V16c1.500 1.800 3.300 2.500 5.500 2.500s4-.700 5.500-2.500v-5.500M21.500 8v6',
  screen: 'M3 5h18v12H3zM9 21h6m-3-4v4',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.500 4.500',
  send: 'M4 12 20 4l-4 16-4-6z M12 14l8-10',
  settings: 'M5 7h9m4 0h1M5 17h1m4 0h9M16 5v4M8 15v4',
  shield:
    'M12 3 4.500 6v5.500c0 4.500 3 7.500 7.500 9.500 4.500-2 7.500-5 7.500-9.500V6zM9 12l2.200 2.200L15.200 10',
  site: 'M3 5h18v14H3zM3 9h18M6 7h.01',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.600 5.600 7 7m10 10 1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400',
  team: 'M6 4h12v5a6 6 0 0 1-12 0zM6 6H3v1a3 3 0 0 0 3 3m12-4h3v1a3 3 0 0 1-3 3m-6 5v5m-4 0h8',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5m4-5v5',
  widen: 'M4 12h16M8 8l-4 4 4 4m8-8 4 4-4 4',
  upload: 'M12 15V4m-5 5 5-5 5 5M5 20h14',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  warn: 'M12 4 2.500 20h19zM12 10v4.500m0 3h.01',
} as const

export type IconName = keyof typeof shapes

const isOfDots = (name: IconName): boolean => name === 'more' || name === 'grip'

/** Decoration: what it says, the words beside it or the label of its button say too. */
export function Icon({ name, size = 16 }: { name: IconName; size?: 14 | 16 | 20 | 24 }) {
  return (
    <svg
      className={classNames(styles.icon, isOfDots(name) && styles.dots)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
