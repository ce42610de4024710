import type { Section } from './row.ts'
import { section1 } from './section-1.ts'
import { section2Routes } from './section-2-routes.ts'
import { section2Shell } from './section-2-shell.ts'
import { section3Content } from './section-3-content.ts'
import { section3Site } from './section-3-site.ts'
import { section4 } from './section-4.ts'
import { section5And6 } from './section-5-6.ts'
import { section7And8 } from './section-7-8.ts'
import { section9 } from './section-9.ts'

/** Everything that the specification asks for, and where it is kept. */
export const sections: Section = {
  ...section1,
  ...section2Routes,
  ...section2Shell,
  ...section3Site,
  ...section3Content,
  ...section4,
  ...section5And6,
  ...section7And8,
  ...section9,
}
