const UUID = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi
const QUERY = /\?[^\s'"]*/g
const NUMBER = /\d+(\.\d+)?/g

/**
 * What a message has in common with others like it: ids and numbers become `#`, query strings are removed.
 */
export function messagePattern(message: string): string {
  const plain = message.replace(UUID, '#').replace(QUERY, '').replace(NUMBER, '#')
  return plain.replace(/\s+/g, ' ').trim()
}
