/** The part of JSON Schema that the description of the programs' routes is written in. */
export type Schema =
  | { readonly $ref: string }
  | { readonly type: 'string' | 'number' | 'integer' | 'boolean'; readonly description?: string }
  | { readonly type: readonly ['number', 'null'] }
  | { readonly type: 'string'; readonly enum: readonly string[] }
  | { readonly const: string | number | boolean }
  | { readonly type: 'array'; readonly items: Schema; readonly description?: string }
  | ObjectSchema
  | { readonly anyOf: readonly Schema[] }

export interface ObjectSchema {
  readonly type: 'object'
  readonly properties?: Members
  readonly required?: readonly string[]
  /** The schema of members whose names cannot be listed, such as ids. */
  readonly additionalProperties?: Schema
  readonly description?: string
}

export type Members = Readonly<Record<string, Schema>>

export const text: Schema = { type: 'string' }
export const number: Schema = { type: 'number' }
export const integer: Schema = { type: 'integer' }
export const flag: Schema = { type: 'boolean' }
export const numberOrNull: Schema = { type: ['number', 'null'] }

export function withDescription(schema: typeof text, description: string): Schema {
  return { ...schema, description } as Schema
}

export function oneOf(...values: readonly string[]): Schema {
  return { type: 'string', enum: values }
}

export function listOf(items: Schema): Schema {
  return { type: 'array', items }
}

/** Members that are always there, and members that may be absent. */
export function object(always: Members, sometimes: Members = {}): ObjectSchema {
  return { type: 'object', properties: { ...always, ...sometimes }, required: Object.keys(always) }
}

export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}
