import { letterHtml } from '../../../src/domain/people/letters/letter-html'
import { LETTER_KINDS, type LetterKind } from '../../../src/domain/people/letters/letter-kind'
import { letterText } from '../../../src/domain/people/letters/letter-text'
import { letterWords } from '../../../src/domain/people/letters/letter-words'
import { retryAfterS, sortMailFailure } from '../../../src/domain/people/letters/mail-failure'
import { takeLock } from '../server/lock'
import { serverSettings } from '../server/settings'
import { sendsMail } from './mail-state'

/** PocketBase waits for a mail server without end. A sender that hangs is given up after this, and another begins. */
const LONGEST_SEND_MS = 600_000
/** After so many doublings a sender is given up once a day. */
const MOST_DOUBLINGS = 7
const LONGEST_ERROR = 200
const SENDERS = 'senders-of-letters'
const LAST_BEGAN = 'last-sender-began'

/**
 * Sends the letters that are due, one after another. If a sender is already running, this does nothing: that sender
 * looks again before it ends.
 */
export function sendLetters(): void {
  throwAway()
  while (sendsMail() && nextLetter()) {
    const lock = isTooSoon() ? undefined : takeLock('letters', LONGEST_SEND_MS)
    if (!lock) return
    $app.store().set(LAST_BEGAN, Date.now())
    addSender(1)
    try {
      for (let letter = nextLetter(); letter && lock.renew(); letter = nextLetter()) sendOne(letter)
    } finally {
      addSender(-1)
      $app.store().remove(LAST_BEGAN)
      lock.release()
    }
  }
}

/**
 * A sender that hangs keeps its runtime for as long as the mail server keeps the connection, and there are only so many
 * runtimes. So each one is given twice as long as the one before.
 */
function isTooSoon(): boolean {
  const senders = ($app.store().get(SENDERS) as number | null) ?? 0
  const began = ($app.store().get(LAST_BEGAN) as number | null) ?? 0
  const waited = Date.now() - began
  const doublings = Math.min(senders - 1, MOST_DOUBLINGS)
  // It began in the future if the clock has been set back since.
  return senders > 0 && waited >= 0 && waited < LONGEST_SEND_MS * 2 ** doublings
}

function addSender(change: 1 | -1): void {
  $app.store().setFunc(SENDERS, (old: number | null) => (old ?? 0) + change)
}

function nextLetter(): core.Record | undefined {
  const due = "state = 'waiting' && due <= {:now}"
  return $app.findRecordsByFilter('letters', due, 'due', 1, 0, { now: Date.now() })[0] ?? undefined
}

function throwAway(): void {
  const old = $app.findRecordsByFilter('letters', 'expires <= {:now}', '', 500, 0, { now: Date.now() })
  for (const letter of old) discard(letter!)
}

function sendOne(letter: core.Record): void {
  const kind = LETTER_KINDS.find((one) => one === letter.getString('kind'))
  const isLate = letter.getInt('expires') <= Date.now()
  // A full disk may refuse to delete a letter that went out; then only the deletion is tried again.
  const hasGoneOut = $app.store().has(keyOf(letter))
  const fault = kind && !isLate && !hasGoneOut ? send(letter, kind) : undefined
  if (fault !== undefined) return noteFailure(letter, fault)
  $app.store().set(keyOf(letter), true)
  discard(letter)
  if (kind && !isLate) mailGoesOut()
}

function discard(letter: core.Record): void {
  $app.delete(letter)
  $app.store().remove(keyOf(letter))
}

function keyOf({ id }: core.Record): string {
  return `letter-sent:${id}`
}

/** Returns the error, if there is one. */
function send(letter: core.Record, kind: LetterKind): string | undefined {
  const { senderName, senderAddress } = $app.settings().meta
  const parcel = JSON.parse(letter.getString('parcel')) as { link?: string; code?: string }
  const words = letterWords(kind, { appUrl: serverSettings().appUrl, ...parcel })
  const message = new MailerMessage({
    from: { name: senderName, address: senderAddress },
    to: [{ name: '', address: letter.getString('recipient') }],
    subject: words.subject,
    text: letterText(words),
    html: letterHtml(words),
    // Tells mail programs not to answer with holiday notes and the like.
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  try {
    $app.newMailClient().send(message)
    return undefined
  } catch (error) {
    return String(error)
  }
}

function noteFailure(letter: core.Record, fault: string): void {
  const trouble = sortMailFailure(fault)
  const tries = letter.getInt('tries') + 1
  letter.set('tries', tries)
  letter.set('trouble', trouble)
  letter.set('error', fault.slice(0, LONGEST_ERROR))
  letter.set('due', Date.now() + retryAfterS(tries) * 1000)
  if (trouble === 'letter') letter.set('state', 'failed')
  // Nobody can use its content any more; operators learn that it failed, not what it said.
  if (trouble === 'letter') letter.set('parcel', null)
  $app.save(letter)
  $app
    .logger()
    .error('A letter was not sent', 'kind', letter.getString('kind'), 'error', fault.slice(0, LONGEST_ERROR))
}

/** The mail server answers again, so what waited for it goes now. */
function mailGoesOut(): void {
  $app
    .db()
    .newQuery("UPDATE letters SET trouble = '', due = {:now} WHERE trouble = 'server'")
    .bind({ now: Date.now() })
    .execute()
}
