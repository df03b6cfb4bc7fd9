import type { LetterKind } from '../../../src/domain/people/letters/letter-kind'
import { sendsMail } from './mail-state'

export interface Post {
  readonly kind: LetterKind
  readonly to: string
  readonly link?: string
  readonly code?: string
  /** Seconds after which the letter is worthless and is deleted. */
  readonly goodForS: number
  /** When it goes, if not now. */
  readonly dueMs?: number
}

/**
 * Stores a letter for the sender, which finds it even after a restart. Without mail, a link waits for an operator
 * instead, only the newest of its kind; a letter without a link then has no reader.
 */
export function postLetter(app: CoreApp, post: Post): void {
  if (sendsMail()) return save(app, 'waiting', post)
  if (!post.link || post.code) return
  const { to, kind } = post
  const old = app.findRecordsByFilter('letters', 'recipient = {:to} && kind = {:kind}', '', 0, 0, {
    to,
    kind,
  })
  for (const letter of old) app.delete(letter!)
  save(app, 'held', post)
}

/** Does the same work without a letter, so that the time of an answer does not tell that there was none to send. */
export function postNothing(app: CoreApp): void {
  if (sendsMail()) save(app, 'waiting', undefined)
}

/** The letters of this kind that wait for their time hold links that are dead by now. */
export function forgetEarly(app: CoreApp, { to, kind }: Pick<Post, 'to' | 'kind'>): void {
  const early = "recipient = {:to} && kind = {:kind} && state = 'waiting' && due > {:now}"
  for (const letter of app.findRecordsByFilter('letters', early, '', 0, 0, { to, kind, now: Date.now() }))
    app.delete(letter!)
}

function save(app: CoreApp, state: 'waiting' | 'held', post: Post | undefined): void {
  const letter = new Record(app.findCollectionByNameOrId('letters'))
  const now = Date.now()
  letter.set('state', state)
  letter.set('recipient', post?.to ?? '')
  letter.set('kind', post?.kind ?? '')
  letter.set('due', post?.dueMs ?? now)
  letter.set('expires', now + (post?.goodForS ?? 60) * 1000)
  // Operators see links of letters only where no mail carries them; the content of mailed letters is for the reader
  // alone.
  if (state === 'held') letter.set('link', post?.link ?? '')
  else letter.set('parcel', JSON.stringify({ link: post?.link, code: post?.code }))
  app.save(letter)
}
