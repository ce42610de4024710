import type { TObject } from 'typebox'
import type { Values } from '../kind/kind.ts'

interface FieldSchema {
  type?: string | readonly string[]
  format?: string
  default?: unknown
}

/**
 * A value as it is kept, however it was typed: text without spaces around it, nothing where a field is empty and may be,
 * moments in one spelling. What is of no field is left out. Twice changes nothing.
 */
export function normalValue({ properties }: TObject, value: Values): Values {
  return Object.fromEntries(
    Object.entries(properties as Record<string, FieldSchema>)
      .filter(([name]) => value[name] !== undefined)
      .map(([name, schema]) => [name, normalField(schema, value[name])]),
  )
}

/**
 * A value without the fields that may be left out, and were emptied: a draft keeps that they were, since what it does not
 * name is as it was published.
 */
export function withoutEmpty(input: TObject, value: Values): Values {
  const fields = input.properties as Record<string, FieldSchema>
  const required: readonly string[] = input.required ?? []
  const isEmptied = (name: string, one: unknown) =>
    (one === null || one === '') &&
    !required.includes(name) &&
    ![fields[name]?.type ?? []].flat().includes('null')
  return Object.fromEntries(Object.entries(value).filter(([name, one]) => !isEmptied(name, one)))
}

function normalField(schema: FieldSchema, given: unknown): unknown {
  if (typeof given !== 'string') return given
  const text = given.replaceAll('\r\n', '\n').trim()
  if (text === '' && [schema.type ?? []].flat().includes('null')) return null
  if (schema.format !== 'date-time') return text
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString()
}
