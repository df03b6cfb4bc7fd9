import { isObject } from '../../../domain/json'
import { GOOD_FOR_S } from '../../../domain/people/letters/letter-limits'
import type { SentCode } from '../../../domain/people/sign-in/sent-code'
import { parseJson } from '../../../domain/parse-json'
import { SECOND_MS } from '../../../domain/time/intervals'
import { TAB_KEYS } from '../../../platform/tab-keys'
import { tabValues } from '../../../platform/tab-values'

/** Keeps the id of the code that this tab waits for. Without that id the digits in the mail are useless. */
export function storeSentCode({ id, email, nextMailAtMs }: SentCode): void {
  const before = parseJson(tabValues.read(TAB_KEYS.sentCode))
  // Keeping a code once more does not make it valid for longer.
  if (isObject(before) && before['id'] === id) return
  const endsAtMs = Date.now() + GOOD_FOR_S.code * SECOND_MS
  tabValues.write(TAB_KEYS.sentCode, JSON.stringify({ id, email, nextMailAtMs, endsAtMs }))
}

export function readSentCode(): SentCode | undefined {
  const kept = parseJson(tabValues.read(TAB_KEYS.sentCode))
  if (!isObject(kept)) return undefined
  const { id, email, nextMailAtMs, endsAtMs } = kept
  const isWhole = typeof id === 'string' && typeof email === 'string' && typeof nextMailAtMs === 'number'
  return isWhole && typeof endsAtMs === 'number' && Date.now() < endsAtMs
    ? { id, email, nextMailAtMs }
    : undefined
}

export function forgetSentCode(): void {
  tabValues.remove(TAB_KEYS.sentCode)
}
