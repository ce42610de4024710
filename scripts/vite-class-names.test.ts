import { describe, expect, test } from 'vitest'
import { listFiles, readSource } from '#tests/architecture/source-files.ts'
import { shortClassName } from './vite-class-names.ts'

describe('the class names of a build', () => {
  const css =
    '.list {\n  color: red;\n}\n\n.list.wide > .entry {\n  animation: turn 1s;\n}\n\n@keyframes turn {}\n'
  const names = ['list', 'wide', 'entry', 'turn'].map((name) => shortClassName(name, '/a/b.module.css', css))

  test('are short, start with a letter and are another for each class and animation of a file', () => {
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]{4}-[a-z0-9]{1,2}$/)
    expect(new Set(names).size).toBe(4)
  })

  test('are never those of another file', () => {
    const modules = listFiles('src/**/*.module.css')
    const first = (path: string) =>
      shortClassName('', new URL(`../${path}`, import.meta.url).pathname, readSource(path))
    expect(new Set(modules.map(first)).size).toBe(modules.length)
  })
})
