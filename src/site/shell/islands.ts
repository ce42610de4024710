import { type ComponentType, createElement, lazy } from 'react'

const pending: Promise<void>[] = []

/** The server renders islands at once, so their modules are loaded before the first request. */
export const islandsReady = (): Promise<unknown> => Promise.all(pending)

/** A component whose code the browser loads late. Its file ends in .island.tsx and has one default export. */
export function islandComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(load) as unknown as ComponentType<Props>
  let Component: ComponentType<Props> | undefined
  pending.push(
    load().then((module) => {
      Component = module.default
    }),
  )
  return (props: Props) => Component && createElement(Component, props)
}
