import { expect, test } from 'vitest'
import { movedImport, withRuntime } from './vite-one-runtime.ts'

const runtime = 'var e=(x)=>()=>x,t=(x)=>x.default??x;export{e as t,t as r};'

test('a file asks the framework for what it asked the runtime for', () => {
  expect(
    movedImport(
      'import{r as e,t}from"./rolldown-runtime-1a.js";e(t);',
      'rolldown-runtime-1a.js',
      'framework-2b.js',
    ),
  ).toBe('import{runtime_r as e,runtime_t as t}from"./framework-2b.js";e(t);')
})

test('the framework takes it from itself, and hands it on', async () => {
  const framework = 'import{t as n,r as e}from"./rolldown-runtime-1a.js";export const react=e(n("react")());'
  const code = withRuntime(movedImport(framework, 'rolldown-runtime-1a.js', null), runtime)
  const made = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(made.react).toBe('react')
  expect(made.runtime_r({ default: 7 })).toBe(7)
})
