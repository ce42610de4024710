import { beforeFirstRequest } from './islands.ts'

/**
 * A module that the browser loads when it first has something to render with it. The server has it from the start, and
 * what it rendered needs no code in the browser; naming the CSS modules it is drawn with makes them the page's own.
 */
export function lateModule<Module extends object>(
  load: () => Promise<Module>,
  _styles: readonly CSSModuleClasses[],
) {
  let module: Module | undefined
  async function loaded(): Promise<Module> {
    module ??= await load()
    return module
  }
  if (import.meta.env.SSR) beforeFirstRequest(loaded())
  return {
    load: loaded,
    get(): Module {
      if (!module) throw new Error('A late module is loaded together with the data it shows.')
      return module
    },
  }
}
