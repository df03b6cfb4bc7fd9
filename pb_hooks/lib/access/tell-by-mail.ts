import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { hashId } from './hash-id'
import { takeTurn } from './take-turn'

const PAUSE_MS = 10 * MINUTE_MS

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Whether mail goes out: without a server for it PocketBase would try the machine's own. */
export function sendsMail(): boolean {
  return $app.settings().smtp.enabled
}

/** At most one in ten minutes for an address, whoever causes it: nobody fills another's inbox. */
export function tellByMail({ to, subject, text }: Letter): void {
  if (!sendsMail() || !takeTurn('letters', hashId(to), 1, PAUSE_MS)) return
  const { senderName, senderAddress } = $app.settings().meta
  const from = { name: senderName, address: senderAddress }
  try {
    $app.newMailClient().send(new MailerMessage({ from, to: [{ name: '', address: to }], subject, text }))
  } catch (error) {
    $app.logger().error('A letter was not sent', 'error', String(error).slice(0, 200))
  }
}
