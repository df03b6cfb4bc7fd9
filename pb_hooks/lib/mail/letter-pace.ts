import { LETTER_PACE, LETTERS_A_DAY } from '../../../src/domain/people/letters/letter-pace'
import { hashId } from '../server/hash-id'
import { takeInWindow, windowOpensAt } from '../server/window-count'

/** Letters that are asked for by anybody, and so are held to a pace. */
export type PacedLetters = 'confirm' | 'reset' | 'code' | 'change'

/** Whether one more may go to this address, and from when on the next may. It counts what is asked for, not what is sent. */
export function takePace(app: CoreApp, letters: PacedLetters, address: string): boolean {
  return (
    takeInWindow(app, paceId(letters, address), LETTER_PACE) &&
    takeInWindow(app, dayId(address), LETTERS_A_DAY)
  )
}

/** When the next may be asked for; now, when it may be now. */
export function nextLetterAt(app: CoreApp, letters: PacedLetters, address: string, nowMs: number): number {
  return Math.max(
    nowMs,
    windowOpensAt(app, paceId(letters, address), LETTER_PACE),
    windowOpensAt(app, dayId(address), LETTERS_A_DAY),
  )
}

function paceId(letters: PacedLetters, address: string): string {
  return hashId(`letters of ${letters} to ${address}`)
}

function dayId(address: string): string {
  return hashId(`letters of a day to ${address}`)
}
