import { isObject } from '../json'
import { parseJson } from '../parse-json'
import { maySubscribe, readersOf, type Asker } from './readers'

/** More than any page of ours needs: a board, the heads, odds, the own account and some operator lists. */
export const MOST_TOPICS = 40
const LONGEST = 500

/** PocketBase's client lists the event of its own connection among its topics. No later event has this name. */
const CONNECTION_TOPIC = 'PB_CONNECT'
const TOPIC = /^(\w{1,40})\/(\*|[\w-]{1,40})(?:\?options=([^?&;#+]+))?$/

export interface TopicFacts {
  readonly asker: Asker
  /** The fields of a collection, by its name; undefined when there is no such collection. */
  readonly fieldsOf: (collection: string) => readonly string[] | undefined
}

/** Fields that PocketBase adds to every record besides those of its collection. */
const FIELDS_OF_EVERY_RECORD: readonly string[] = ['collectionId', 'collectionName']

/**
 * Why a subscription is refused; undefined when it is allowed. A topic is a record or all records of a collection, with
 * known fields only: PocketBase would also run a filter and expand relations, for every stream that names them and each
 * time a record is saved. A topic may stand there once, or one stream would get each change forty times.
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

/** The topic without its options; undefined when the caller may not have it in this form. */
function nameOf(topic: string, { asker, fieldsOf }: TopicFacts): string | undefined {
  if (topic === CONNECTION_TOPIC) return topic
  const [, collection = '', record = '', options] = TOPIC.exec(topic) ?? []
  const readers = readersOf(collection)
  const fields = readers && maySubscribe(readers, record, asker) ? fieldsOf(collection) : undefined
  if (!fields) return undefined
  if (options !== undefined && !areOptions(options, [...FIELDS_OF_EVERY_RECORD, ...fields])) return undefined
  return `${collection}/${record}`
}

/**
 * Exactly `{"query":{"fields":"…"}}`. The text is compared, because of a repeated member JavaScript takes the last and
 * Go takes both.
 */
function areOptions(encoded: string, known: readonly string[]): boolean {
  const text = decoded(encoded)
  const query = text && parseJson(text)
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
