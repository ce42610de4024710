import { marks } from './marks.ts'
import { nodes } from './nodes.ts'
import { tables } from './tables.ts'

/** THE EDITOR'S SCHEMA: exactly what the cleaning allows, and a place for what it does not know. */
export const formattedText = [...nodes, ...tables, ...marks]
