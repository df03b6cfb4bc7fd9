/** What is wrong with a value by a schema of ours; nothing when it is right. Members that nobody describes may be there. */
export interface AnySchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly AnySchema[]
  readonly items?: AnySchema
  readonly properties?: Readonly<Record<string, AnySchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: AnySchema
}

type Find = (ref: string) => AnySchema

export function schemaTrouble(value: unknown, schema: AnySchema, find: Find, at = ''): readonly string[] {
  if (schema.$ref) return schemaTrouble(value, find(schema.$ref), find, at)
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => schemaTrouble(value, one, find, at))
    return tries.find((one) => one.length === 0) ?? [`${at}: fits none of ${tries.length}`, ...tries.flat()]
  }
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return [`${at}: ${JSON.stringify(value)} is no ${types.join(' or ')}`]
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: ${JSON.stringify(value)} is not listed`]
  if ('const' in schema && value !== schema.const) return [`${at}: ${JSON.stringify(value)} is another`]
  if (Array.isArray(value))
    return value.flatMap((one, index) => schemaTrouble(one, schema.items ?? {}, find, `${at}/${index}`))
  return isRecord(value) ? troubleOfMembers(value, schema, find, at) : []
}

function troubleOfMembers(
  value: Readonly<Record<string, unknown>>,
  { properties = {}, required = [], additionalProperties }: AnySchema,
  find: Find,
  at: string,
): readonly string[] {
  const missing = required
    .filter((name) => value[name] === undefined)
    .map((name) => `${at}/${name}: is missing`)
  const wrong = Object.entries(value).flatMap(([name, member]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
    return schema ? schemaTrouble(member, schema, find, `${at}/${name}`) : []
  })
  return [...missing, ...wrong]
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value)
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isRecord(value)
    default:
      return typeof value === type
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
