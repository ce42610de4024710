import { type ComponentType, createElement, lazy } from 'react'
import { missingCode } from './healing/missing-code.ts'

const pending: Promise<unknown>[] = []

/** The server renders islands at once, so their modules are loaded before the first request. */
export const islandsReady = (): Promise<unknown> => Promise.all(pending)

export const beforeFirstRequest = (loading: Promise<unknown>): void => {
  pending.push(loading)
}

/**
 * A component whose code the browser loads late. Its file ends in .island.tsx and has one default export.
 * Naming the CSS modules it is drawn with makes them the page's own: the server's HTML is laid out before the code comes.
 */
export function islandComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  _styles: readonly CSSModuleClasses[] = [],
): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(() => load().catch(missingCode)) as unknown as ComponentType<Props>
  let Component: ComponentType<Props> | undefined
  pending.push(
    load().then((module) => {
      Component = module.default
    }),
  )
  return (props: Props) => Component && createElement(Component, props)
}
