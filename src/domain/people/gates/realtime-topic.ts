/** More than any page of ours needs: a board, the heads, odds, the own account and some operator lists. */
export const MOST_TOPICS = 40

/** Streams of a whole collection that would carry all leagues to who watches one. */
const ONE_BY_ONE: readonly string[] = ['boards', 'odds_boards']

/** PocketBase's client names the event of its own connection among its topics. Nothing is ever sent under it later. */
const OF_THE_CONNECTION = 'PB_CONNECT'

export interface TopicFacts {
  readonly isOperator: boolean
  /** The collection's own name, for its name or its id; undefined when there is none. */
  readonly collectionName: (nameOrId: string) => string | undefined
}

/**
 * What is wrong with what a client wants to hear, if anything. A topic is a record or all records of a collection we
 * have; what of it the client then receives is up to that collection's rules.
 */
export function subscriptionFault(topics: readonly string[], facts: TopicFacts): string | undefined {
  if (topics.length > MOST_TOPICS) return `At most ${MOST_TOPICS} topics per client`
  const refused = topics.find((topic) => !isOpenTopic(topic, facts))
  return refused === undefined ? undefined : `There is no topic ${refused.slice(0, 60)}`
}

function isOpenTopic(topic: string, { isOperator, collectionName }: TopicFacts): boolean {
  if (topic === OF_THE_CONNECTION) return true
  const [, collection = '', record = ''] = /^(\w+)\/(\*|[\w-]+)(?:\?.*)?$/s.exec(topic) ?? []
  const name = collection && collectionName(collection)
  if (!name) return false
  return record !== '*' || isOperator || !ONE_BY_ONE.includes(name)
}
