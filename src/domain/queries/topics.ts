import { isObject } from '../json'
import { mayName, readersOf, type Asker } from './readers'

/** More than any page of ours needs: a board, the heads, odds, the own account and some operator lists. */
export const MOST_TOPICS = 40
const LONGEST = 500

/** PocketBase's client names the event of its own connection among its topics. Nothing is ever sent under it later. */
const OF_THE_CONNECTION = 'PB_CONNECT'
const TOPIC = /^(\w{1,40})\/(\*|[\w-]{1,40})(?:\?options=([^?&;#+]+))?$/

export interface TopicFacts {
  readonly asker: Asker
  /** The fields that a collection has, by its name; nothing when there is none of this name. */
  readonly fieldsOf: (collection: string) => readonly string[] | undefined
}

/** What PocketBase's record has beside the fields of its collection. */
const OF_EVERY_RECORD: readonly string[] = ['collectionId', 'collectionName']

/**
 * What is wrong with what a client wants to hear, if anything. A topic is a record or all records of a collection, and
 * of it some known fields: PocketBase would also run a filter and expand relations, for every stream that names them
 * and each time the record is saved. A topic stands there once, or one stream would hear each change forty times.
 */
export function subscriptionFault(topics: readonly string[], facts: TopicFacts): string | undefined {
  if (topics.length > MOST_TOPICS) return `At most ${MOST_TOPICS} topics per client`
  const named = new Set<string>()
  for (const topic of topics) {
    const name = topic.length <= LONGEST ? nameOf(topic, facts) : undefined
    if (name === undefined) return `There is no topic ${topic.slice(0, 60)}`
    if (named.has(name)) return `Twice the topic ${name}`
    named.add(name)
  }
  return undefined
}

/** What a topic is about, without its options; nothing when who asks may not have it so. */
function nameOf(topic: string, { asker, fieldsOf }: TopicFacts): string | undefined {
  if (topic === OF_THE_CONNECTION) return topic
  const [, collection = '', record = '', options] = TOPIC.exec(topic) ?? []
  const readers = readersOf(collection)
  const fields = readers && mayName(readers, record, asker) ? fieldsOf(collection) : undefined
  if (!fields) return undefined
  if (options !== undefined && !areOptions(options, [...OF_EVERY_RECORD, ...fields])) return undefined
  return `${collection}/${record}`
}

/**
 * Exactly `{"query":{"fields":"…"}}`. Compared as text: where a member stands twice, JavaScript takes the last, Go
 * takes both.
 */
function areOptions(encoded: string, known: readonly string[]): boolean {
  const text = decoded(encoded)
  const query = text && parsed(text)
  const fields = isObject(query) && isObject(query['query']) ? query['query']['fields'] : undefined
  if (typeof fields !== 'string' || text !== JSON.stringify({ query: { fields } })) return false
  return fields.split(',').every((field) => known.includes(field))
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
