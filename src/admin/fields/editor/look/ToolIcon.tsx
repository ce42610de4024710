import icons from '../../../parts/Icon.module.css'

/** Drawn as the desk's other icons are; they come with the editor. */
const shapes = {
  bold: 'M8 5h5a3.500 3.500 0 0 1 0 7H8zM8 12h6a3.500 3.500 0 0 1 0 7H8z',
  italic: 'M10 5h8M6 19h8M14.500 5l-5 14',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5.500 5.500 4.500v5M4 16c0-2 3-2 3 0 0 1.200-3 1.800-3 3.500h3',
  quote: 'M5 17c2.500 0 4.500-2 4.500-5V7H4.500v5h3M14 17c2.500 0 4.500-2 4.500-5V7h-5v5h3',
  picture: 'M4 5h16v14H4zm0 11 5-5 4 4 2.500-2.500L20 17M15.500 9h.01',
  table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M9.500 10v9M15 10v9',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  h2: 'M5 5v14M13 5v14M5 12h8M17 11c0-2 4-2 4 0 0 2-4 3.500-4 6.500h4',
  h3: 'M5 5v14M13 5v14M5 12h8M17 10.500c1-1.500 4-1 4 1 0 1.500-1.500 2-2.500 2 1 0 2.500.500 2.500 2.200 0 2.300-3 2.800-4 1.300',
  rule: 'M4 12h16M8 7h8M8 17h8',
  card: 'M4 6h16v12H4zM8 10h3v4H8zM14 10h3M14 14h3',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM5 20c0-3.500 3-5.500 7-5.500s7 2 7 5.500',
} as const

export type ToolName = keyof typeof shapes

/** What it says, the label of its button says too. */
export function ToolIcon({ name }: { name: ToolName }) {
  return (
    <svg className={icons.icon} width={18} height={18} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
