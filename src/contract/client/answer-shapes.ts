import type { Endpoint } from '../endpoint.ts'
import { shapeOf } from './answer-shape.ts'
import type { Shape } from './read-answer.ts'

/** What the answers of a call are read by. A browser has the shapes without the schemas: see scripts/vite-endpoint-table.ts. */
export const shapeFor = ({ response }: Endpoint): Shape => shapeOf(response)
