import { createContext, type ReactNode } from 'react'

/** Renders a value's markup the first time it is asked for; on the server only. */
export const RenderOnce = createContext<((value: object, node: () => ReactNode) => string) | undefined>(
  undefined,
)
