import { parseJson } from '../../parse-json'

/**
 * A model's answer may have any shape: each of these functions returns the wanted member or an empty value.
 */

/** Ignores prose or a code fence around the JSON. */
export function parseReply(text: string): unknown {
  return parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

export function textMember(value: unknown, key: string): string {
  const text = member(value, key)
  return typeof text === 'string' ? text.trim() : ''
}

export function numberMember(value: unknown, key: string): number {
  const number = member(value, key)
  return typeof number === 'number' && Number.isFinite(number) ? Math.max(0, number) : 0
}

export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

export function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined
}

export function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}

/** A model may give two things the same id. The later ones get ids of their own, or one could be taken for another. */
export function withOwnIds<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  const taken = new Set<string>()
  return items.map((item, index) => {
    const id = taken.has(item.id) ? `${item.id}-${index + 1}` : item.id
    taken.add(id)
    return { ...item, id }
  })
}
