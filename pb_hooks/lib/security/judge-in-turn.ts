import { CROWDED, CROWD_PASSES_S, crowdedText } from '../../../src/domain/people/budgets/password-crowd'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { accountOf } from '../access/account-of'
import { isKnownNetwork } from '../access/known-networks'
import { noteCrowd } from '../access/note-crowd'
import { takeTurn } from '../access/take-turn'
import { isOfUsers } from '../accounts/is-of-users'
import { doInTurn, hasSomebody, type Queue } from './password-queue'

/** As many of one network as PocketBase lets sign in at once, see 020_limits. */
const OF_ONE_NETWORK = 5
const EVERYBODY: Queue = { name: 'passwords:everybody', most: 12, mostOfOne: OF_ONE_NETWORK }
/** Strangers cannot fill this one, however many they are. */
const KNOWN: Queue = { name: 'passwords:known', most: 6, mostOfOne: OF_ONE_NETWORK }
/** So that an account made for it does not keep the others out. */
const TURNS_OF_ACCOUNT = 6

/** As PocketBase's own `skipSuccessActivityLog` calls it. */
const SKIPS_LOG = '__skipSuccessActivityLogger'

/** Routes of PocketBase and ours that judge a password or make the hash of a new one, whatever is sent. */
const HASHES =
  /\/api\/(?:collections\/\{collection\}\/(?:auth-with-(?:password|otp)|request-otp|records|confirm-(?:password-reset|email-change))|account\/(?:password|delete))$/
/** And those that do so where a password is sent along. */
const MAY_HASH = /\/api\/collections\/\{collection\}\/(?:records\/\{id\}|request-email-change)$/

/**
 * The hash of a password keeps a core busy for some sixty milliseconds, and strangers may ask for as many as they like. So
 * one is made at a time, and one more for those who were here before; whoever finds the queue full is refused before any
 * work, and told when to come again. Nothing of this tells whether an account exists.
 */
export function judgeInTurn(e: core.RequestEvent, goOn: () => void): void {
  if (!hashesPassword(e)) return goOn()
  const network = networkOf(e.realIP())
  const account = hasSomebody(EVERYBODY) ? knownAccount(e, network) : undefined
  const isKnown = account && takeTurn('known passwords', account.id, TURNS_OF_ACCOUNT, MINUTE_MS)
  if (doInTurn(isKnown ? KNOWN : EVERYBODY, network, goOn)) return
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
  if (pattern.includes('{collection}') && !isOfUsers(e)) return false
  return HASHES.test(pattern) || (MAY_HASH.test(pattern) && sendsPassword(e))
}

function sendsPassword(e: core.RequestEvent): boolean {
  return Object.keys(e.requestInfo().body).some((name) => /password/i.test(name))
}

/** Who is signed in, or asks to be from a network from which the account was entered before. */
function knownAccount(e: core.RequestEvent, network: string): core.Record | undefined {
  if (e.auth?.collection().name === 'users') return e.auth
  const { identity } = e.requestInfo().body
  const account = typeof identity === 'string' ? accountOf($app, identity) : undefined
  return account && isKnownNetwork($app, account, network) ? account : undefined
}
