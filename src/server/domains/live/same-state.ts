import { isDeepStrictEqual } from 'node:util'

/** Whether two states tell the same. The database keeps the fields of a JSON value in an order of its own. */
export const isSameState = (known: object, next: object): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(known)), JSON.parse(JSON.stringify(next)))
