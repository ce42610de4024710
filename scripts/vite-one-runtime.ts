import type { Plugin, Rollup } from 'vite'

const runtimeName = 'rolldown-runtime'
const frameworkName = 'framework'
/** As the bundler ends the file: `export{s as n,l as r}`. */
const exported = /export\s*\{([^}]*)\};?\s*$/
/** What stands for a name of the runtime among those of the framework, which are at most a few letters. */
const ownName = (name: string) => `runtime_${name}`

/**
 * The bundler's own few functions come in a file for themselves, which every page would ask for: here they move into the
 * framework's, which every page has.
 */
export const oneRuntime = (): Plugin => ({
  name: 'fieldhouse-one-runtime',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const named = (name: string) => chunks.find((chunk) => chunk.name === name)
    const [runtime, framework] = [named(runtimeName), named(frameworkName)]
    if (!runtime || !framework) return
    for (const chunk of chunks) if (chunk !== runtime) moveImports(chunk, runtime, framework)
    framework.code = withRuntime(framework.code, runtime.code)
    delete bundle[runtime.fileName]
  },
})

/** The runtime in a scope of its own: its short names are the framework's too. */
export function withRuntime(framework: string, runtime: string): string {
  const names =
    exported
      .exec(runtime)?.[1]
      ?.split(',')
      .map((pair) => pair.trim().split(/\s+as\s+/)) ?? []
  const own = names.map(([, name = '']) => ownName(name))
  const body = runtime.replace(exported, '')
  return [
    `const[${own}]=(()=>{${body};return[${names.map(([local]) => local)}]})();`,
    framework,
    `\nexport{${own}};\n`,
  ].join('')
}

/** `import{r as e}from"./rolldown-runtime-1a.js"` asks the framework's file for it, or, within that, takes it. */
export function movedImport(code: string, runtimeFile: string, frameworkFile: string | null): string {
  const statement = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${RegExp.escape(runtimeFile)}";?`)
  return code.replace(statement, (_, names: string) => {
    const pairs = names.split(',').map((pair) => pair.trim().split(/\s+as\s+/))
    const moved = pairs.map(([name = '', local = name]) => [ownName(name), local])
    return frameworkFile
      ? `import{${moved.map((pair) => pair.join(' as '))}}from"./${frameworkFile}";`
      : `const ${moved.map(([name, local]) => `${local}=${name}`)};`
  })
}

function moveImports(chunk: Rollup.OutputChunk, runtime: Rollup.OutputChunk, framework: Rollup.OutputChunk) {
  const fileOf = ({ fileName }: Rollup.OutputChunk) => fileName.replace(/^.*\//, '')
  const isFramework = chunk === framework
  const moved = movedImport(chunk.code, fileOf(runtime), isFramework ? null : fileOf(framework))
  // What is loaded ahead of a late file is listed by its whole name.
  chunk.code = moved.replaceAll(runtime.fileName, framework.fileName)
  if (chunk.code.includes(runtimeName))
    throw new Error(`${chunk.fileName} needs the runtime in a way unknown here`)
  const imports = chunk.imports.map((file) => (file === runtime.fileName ? framework.fileName : file))
  chunk.imports = [...new Set(imports)].filter((file) => file !== chunk.fileName)
}
