/** A module that has the same exports as another one, worked out ahead. */
export const exportsText = (module: object): string =>
  Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
