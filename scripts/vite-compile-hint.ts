import type { Plugin } from 'vite'

/**
 * Nearly all of the framework runs at once on every page. Told so, a browser that knows the word (Chromium) compiles it
 * while it comes, beside the thread that the page needs, and not function by function on that thread.
 */
export const compileHint = (): Plugin => ({
  name: 'fieldhouse-compile-hint',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const framework = Object.values(bundle).find((file) => file.name === 'framework')
      if (framework?.type !== 'chunk') throw new Error('There is no file of the framework to compile ahead')
      framework.code = `//# allFunctionsCalledOnLoad\n${framework.code}`
    },
  },
})
