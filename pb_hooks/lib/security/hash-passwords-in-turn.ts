import { CROWDED, CROWD_PASSES_S, crowdedText } from '../../../src/domain/people/budgets/password-crowd'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { accountOf } from '../access/account-of'
import { isKnownNetwork } from '../access/known-networks'
import { noteCrowd } from '../access/note-crowd'
import { takeTurn } from '../access/take-turn'
import { isAboutUsers } from '../accounts/is-about-users'
import { userOf } from '../server/user-of'
import { doInTurn, hasSomebody, type Queue } from './password-queue'

/** The same number as PocketBase lets one network sign in at once, see 020_limits. */
const OF_ONE_NETWORK = 5
const QUEUE_OF_EVERYBODY: Queue = { name: 'passwords:everybody', most: 12, mostOfOne: OF_ONE_NETWORK }
/** Strangers cannot fill this one, however many they are. */
const QUEUE_OF_KNOWN: Queue = { name: 'passwords:known', most: 6, mostOfOne: OF_ONE_NETWORK }
/** Limits each account, so that an account made for a flood does not keep the others out. */
const TURNS_OF_ACCOUNT = 6

/** The key that PocketBase's own `skipSuccessActivityLog` sets. */
const SKIPS_LOG = '__skipSuccessActivityLogger'

/** Routes of PocketBase and ours that always check a password or hash a new one, whatever is sent. */
const HASHES =
  /\/api\/(?:collections\/\{collection\}\/(?:auth-with-(?:password|otp)|request-otp|records|confirm-(?:password-reset|email-change))|account\/(?:password|delete))$/
/** Routes that do so only when a password is sent along. */
const MAY_HASH = /\/api\/collections\/\{collection\}\/(?:records\/\{id\}|request-email-change)$/

/**
 * Hashing a password keeps a core busy for some sixty milliseconds, and strangers may request as many as they like. So
 * one is hashed at a time, and one more for people who were here before. A request that finds the queue full is refused
 * before any work, and told when to come again. None of this reveals whether an account exists.
 */
export function hashPasswordsInTurn(e: core.RequestEvent, goOn: () => void): void {
  if (!hashesPassword(e)) return goOn()
  const network = networkOf(e.realIP())
  const account = hasSomebody(QUEUE_OF_EVERYBODY) ? knownAccount(e, network) : undefined
  const isKnown = account && takeTurn('known passwords', account.id, TURNS_OF_ACCOUNT, MINUTE_MS)
  if (doInTurn(isKnown ? QUEUE_OF_KNOWN : QUEUE_OF_EVERYBODY, network, goOn)) return
  return refuse(e)
}

function refuse(e: core.RequestEvent): void {
  noteCrowd()
  // A line of PocketBase's own log for each would cost more than the refusal.
  e.set(SKIPS_LOG, true)
  e.response.header().set('Retry-After', String(CROWD_PASSES_S))
  return e.json(429, { status: 429, message: crowdedText(), data: {}, code: CROWDED })
}

function hashesPassword(e: core.RequestEvent): boolean {
  const { method, pattern } = e.request!
  if (method !== 'POST' && method !== 'PATCH') return false
  if (pattern.includes('{collection}') && !isAboutUsers(e)) return false
  return HASHES.test(pattern) || (MAY_HASH.test(pattern) && sendsPassword(e))
}

function sendsPassword(e: core.RequestEvent): boolean {
  return Object.keys(e.requestInfo().body).some((name) => /password/i.test(name))
}

/** The account that is signed in, or that is asked for from a network from which it was entered before. */
function knownAccount(e: core.RequestEvent, network: string): core.Record | undefined {
  const user = userOf(e)
  if (user) return user
  const { identity } = e.requestInfo().body
  const account = typeof identity === 'string' ? accountOf($app, identity) : undefined
  return account && isKnownNetwork($app, account, network) ? account : undefined
}
