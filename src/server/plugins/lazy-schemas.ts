import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>

/** What is compiled for one part of one route. */
interface Route {
  schema: unknown
  httpPart?: string
}
type Build<Made> = (...settings: unknown[]) => (route: Route) => Made
type Serialize = (data: unknown) => string
type Validate = ((...asked: unknown[]) => unknown) & { errors?: unknown; schemaEnv?: unknown }

const buildValidator = AjvCompiler() as unknown as Build<Validate>
const buildSerializer = SerializerSelector() as unknown as Build<Serialize>

/**
 * Every schema of every route becomes code when it is first used, and not at the start: a process uses a few of them in
 * its first minute and most of them never.
 */
export const lazySchemas = {
  compilersFactory: {
    buildValidator: (...settings: unknown[]) => {
      const compile = once(() => buildValidator(...settings))
      return (route: Route) => lazyValidator(() => compile()(withPlainHeaders(route)))
    },
    buildSerializer: (...settings: unknown[]) => {
      const compile = once(() => buildSerializer(...settings))
      return (route: Route): Serialize => {
        const serialize = once(() => compile()(route))
        return (data) => serialize()(data)
      }
    },
  },
} as unknown as SchemaController

/** What is wrong stands beside the function that found it. */
function lazyValidator(compile: () => Validate): Validate {
  const real = once(compile)
  const validate: Validate = (...asked) => {
    const check = real()
    const answer = check(...asked)
    validate.errors = check.errors
    return answer
  }
  // Says that it takes a second argument, as those of Ajv do.
  validate.schemaEnv = true
  return validate
}

interface HeaderSchema {
  properties?: Record<string, unknown>
  required?: string[]
}

/** Names of headers come in small letters; who compiles for himself has to see to it that the schema has them so. */
function withPlainHeaders(route: Route): Route {
  if (route.httpPart !== 'headers') return route
  const { properties = {}, required = [], ...rest } = route.schema as HeaderSchema
  return {
    ...route,
    schema: {
      ...rest,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema]),
      ),
      required: required.map((name) => name.toLowerCase()),
    },
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
