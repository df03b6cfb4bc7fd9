import { CODE_LENGTH } from '../../../src/domain/people/letters/letter-limits'
import { newId } from '../server/records'
import { sendsMail } from '../mail/mail-state'

export interface Code {
  readonly id: string
  readonly digits: string
}

/**
 * Makes a code for a confirmed account. For everybody else it makes one that opens nothing, after the same work,
 * because hashing it costs as much as a password. Only the newest code is valid.
 */
export function codeFor(account: core.Record | undefined): Code {
  const row = new Record($app.findCollectionByNameOrId('_otps'))
  const digits = $security.randomStringWithAlphabet(CODE_LENGTH, '0123456789')
  const id = newId()
  row.set('id', id)
  row.set('password', digits)
  if (account?.verified() && sendsMail()) keep(row, account)
  return { id, digits }
}

function keep(row: core.Record, account: core.Record): void {
  $app.runInTransaction((tx) => {
    for (const old of tx.findAllOTPsByRecord(account)) if (old) tx.delete(old)
    row.set('collectionRef', account.collection().id)
    row.set('recordRef', account.id)
    row.set('sentTo', account.email())
    tx.save(row)
  })
}
