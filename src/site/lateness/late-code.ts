import { type ComponentType, createElement, lazy } from 'react'
import { missingCode } from './healing/missing-code.ts'

/** On the server missing code is an error like any other; a browser has another build to turn to. */
const orLater = import.meta.env.SSR ? (error: unknown) => Promise.reject(error) : missingCode

const pending: Promise<unknown>[] = []

/** The server renders everything at once, so all late code is loaded before the first request. */
export const lateCodeReady = (): Promise<unknown> => Promise.all(pending)

interface Loading {
  /** Has the code at hand, so that it is drawn at once: a page that is drawn whole asks for it with its data. */
  load(): Promise<unknown>
}

/** A component whose code the browser loads late. Its file ends in .island.tsx and has one default export. */
export function islandComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & Loading {
  let module: { default: ComponentType<Props> } | undefined
  async function loaded() {
    module ??= await load().catch(orLater)
    return module
  }
  if (!import.meta.env.SSR) {
    // Of a promise React would hear a moment later, and draw nothing until then.
    // oxlint-disable-next-line unicorn/no-thenable -- nobody awaits it
    const atOnce = () => ({ then: (hear: (value: typeof module) => void) => hear(module) })
    const late = lazy(() => (module ? (atOnce() as ReturnType<typeof loaded>) : loaded()))
    return Object.assign(late as unknown as ComponentType<Props>, { load: loaded })
  }
  pending.push(loaded())
  return Object.assign((props: Props) => module && createElement(module.default, props), { load: loaded })
}

/**
 * A module that the browser loads when it first has something to render with it. The server has it from the start, and
 * what it rendered needs no code in the browser.
 */
export function lateModule<Module extends object>(load: () => Promise<Module>) {
  let module: Module | undefined
  async function loaded(): Promise<Module> {
    module ??= await load().catch(orLater)
    return module
  }
  if (import.meta.env.SSR) pending.push(loaded())
  return {
    load: loaded,
    /** A page's loading in the browser, and the module with it. */
    with:
      <Args, Page>(load: (args: Args) => Promise<Page>) =>
      async (args: Args): Promise<Page> => {
        const [page] = await Promise.all([load(args), loaded()])
        return page
      },
    get(): Module {
      if (!module) throw new Error('A late module is loaded together with the data it shows.')
      return module
    },
  }
}

/** A page's load that the browser fetches when it first loads such a page itself: a document brings its data. */
export function lateLoad<Args extends unknown[], Page>(
  load: () => Promise<(...args: Args) => Promise<Page>>,
): (...args: Args) => Promise<Page> {
  const late = lateModule(async () => ({ run: await load() }))
  return async (...args) => (await late.load()).run(...args)
}
