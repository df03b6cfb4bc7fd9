import { LETTER_PACE, LETTERS_A_DAY } from '../../../src/domain/people/letters/letter-limits'
import { hashId } from '../server/hash-id'
import { moveWindow, takeInWindow, windowBegan, windowOpensAt } from '../server/window-count'

/** Letters that anybody can request, so their pace is limited. */
export type PacedLetters = 'confirm' | 'reset' | 'code' | 'change'

/** Whether one more letter may go to this address. It counts requests, not letters that were sent. */
export function takePace(app: CoreApp, letters: PacedLetters, address: string): boolean {
  return (
    takeInWindow(app, paceId(letters, address), LETTER_PACE) &&
    takeInWindow(app, dayId(address), LETTERS_A_DAY)
  )
}

/** When the next letter may be requested; now, if it may be requested at once. */
export function nextLetterAt(app: CoreApp, letters: PacedLetters, address: string, nowMs: number): number {
  return Math.max(
    nowMs,
    windowOpensAt(app, paceId(letters, address), LETTER_PACE),
    windowOpensAt(app, dayId(address), LETTERS_A_DAY),
  )
}

/**
 * When a letter goes that replaces an earlier one: now, or as the next one. Of several that are too early only the newest
 * matters, so they share a place.
 */
export function nextPlaceAt(app: CoreApp, letters: PacedLetters, address: string, nowMs: number): number {
  const began = windowBegan(app, paceId(letters, address), LETTER_PACE)
  return began > nowMs ? began : nextLetterAt(app, letters, address, nowMs)
}

/** Takes that place: the window of the next letter begins with it. */
export function takeNextPlace(app: CoreApp, letters: PacedLetters, address: string): number {
  const now = Date.now()
  const id = paceId(letters, address)
  const at = nextPlaceAt(app, letters, address, now)
  if (at > windowBegan(app, id, LETTER_PACE)) {
    takeInWindow(app, dayId(address), LETTERS_A_DAY)
    moveWindow(app, id, at)
  }
  return at
}

function paceId(letters: PacedLetters, address: string): string {
  return hashId(`letters of ${letters} to ${address}`)
}

function dayId(address: string): string {
  return hashId(`letters of a day to ${address}`)
}
