import type { LetterKind } from '../../../src/domain/people/letters/letter-kind'
import { sendsMail } from './mail-state'

export interface Post {
  readonly kind: LetterKind
  readonly to: string
  readonly link?: string
  readonly code?: string
  /** Afterwards it is worth nothing, and is thrown away. */
  readonly goodForS: number
}

/**
 * Puts a letter where the sender finds it, also after a restart. Where no mail is set up a link waits for an operator
 * instead, the newest of its kind; a letter that carries none has no reader then.
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

/** The same work without a letter: whoever measures how long an answer takes must not learn that nothing was to be said. */
export function postNothing(app: CoreApp): void {
  if (sendsMail()) save(app, 'waiting', undefined)
}

function save(app: CoreApp, state: 'waiting' | 'held', post: Post | undefined): void {
  const letter = new Record(app.findCollectionByNameOrId('letters'))
  const now = Date.now()
  letter.set('state', state)
  letter.set('recipient', post?.to ?? '')
  letter.set('kind', post?.kind ?? '')
  letter.set('due', now)
  letter.set('expires', now + (post?.goodForS ?? 60) * 1000)
  // Operators read links of letters that nobody else can bring; what is mailed is for its reader alone.
  if (state === 'held') letter.set('link', post?.link ?? '')
  else letter.set('parcel', JSON.stringify({ link: post?.link, code: post?.code }))
  app.save(letter)
}
