import { storedEmailAddress } from '../../src/domain/people/users/email-address'
import { markPasswordSet } from './access/guard-account'
import { revokeKeys } from './access/revoke-keys'
import { beginWriting } from './server/records'

interface MadeOperator {
  readonly id: string
  readonly existed: boolean
}

/** Makes or finds the user, verifies it and makes it an operator; all or nothing. */
function makeOperator(email: string, password: string): MadeOperator {
  let made: MadeOperator | undefined
  $app.runInTransaction((tx) => {
    beginWriting(tx)
    const found = findUser(tx, email)
    const user = found ?? newUser(tx, email)
    // Anybody can sign up with anybody's address, so the account's holder may be somebody else. Before the account
    // becomes an operator, it is taken from its holder: its password, and with it every token, stream and mailed link.
    user.setPassword(password || $security.randomString(40))
    // Otherwise an invited user could set another one without entering this one.
    if (password) markPasswordSet(user)
    user.refreshTokenKey()
    user.setVerified(true)
    tx.save(user)
    forgetOtherWaysIn(tx, user)
    addSuperuserRow(tx, user.id)
    made = { id: user.id, existed: found !== undefined }
  })
  return made!
}

/** A link that lets its holder choose the password once, on a page of the app. */
function setPasswordLink(userId: string, appUrl: string): string {
  const token = $app.findRecordById('users', userId).newPasswordResetToken()
  return `${appUrl}/reset-password?token=${token}`
}

/** `npm run operator -- EMAIL` runs this. It prints one line of JSON, because the engine's log adds a time to each. */
export function runOperatorCommand(email: string, password: string, appUrl: string): string {
  try {
    return JSON.stringify({ ok: true, text: describeOperator(email, password, appUrl) })
  } catch (error) {
    return JSON.stringify({ ok: false, text: String(error).replace(/^(Go)?Error: /, '') })
  }
}

function describeOperator(entered: string, password: string, appUrl: string): string {
  const email = storedEmailAddress(entered)
  if (!email) throw new Error(`"${entered}" is not an email address.`)
  const { id, existed } = makeOperator(email, password)
  return [
    ...(existed ? [`${email} had an account: its former password and all its sign-ins have ended.`] : []),
    password
      ? `${email} is an operator.`
      : `${email} is an operator. Set the password within half an hour, once, at:\n${setPasswordLink(id, appUrl)}`,
  ].join('\n')
}

/** The index of addresses ignores case, so this also finds rows from before addresses were stored in lower case. */
function findUser(tx: CoreApp, email: string): core.Record | undefined {
  try {
    return tx.findAuthRecordByEmail('users', email)
  } catch {
    return undefined
  }
}

function newUser(tx: CoreApp, email: string): core.Record {
  const user = new Record(tx.findCollectionByNameOrId('users'))
  user.setEmail(email)
  return user
}

/** Sign-ins by another provider, unused codes and API keys would survive a new password. */
function forgetOtherWaysIn(tx: CoreApp, user: core.Record): void {
  const found = [
    ...tx.findAllExternalAuthsByRecord(user),
    ...tx.findAllOTPsByRecord(user),
    ...tx.findAllMFAsByRecord(user),
  ]
  for (const way of found) if (way) tx.delete(way)
  revokeKeys(tx, user)
}

function addSuperuserRow(tx: CoreApp, userId: string): void {
  if (tx.findRecordsByFilter('superusers', 'user_id = {:userId}', '', 1, 0, { userId }).length > 0) return
  const row = new Record(tx.findCollectionByNameOrId('superusers'))
  row.set('user_id', userId)
  tx.save(row)
}
