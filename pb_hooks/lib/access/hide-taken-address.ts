import { storedEmailAddress } from '../../../src/domain/people/users/email-address'
import { accountOf } from './account-of'
import { tellByMail, type Letter } from './tell-by-mail'

/**
 * A sign-up is answered alike whether or not its address has an account: who has one hears of it by mail, and the
 * stranger gets the answer that a new account would get. All of the work is done for it and then undone, so that it
 * takes as long and is refused for the same faults.
 */
export function hideTakenAddress(e: core.RecordRequestEvent): void {
  if (e.hasSuperuserAuth()) return e.next()
  // What is undone in a batch would stay undone with it only.
  if (e.app.isTransactional()) throw new ForbiddenError('An account is made alone, not in a batch')
  const user = e.record!
  const address = storedEmailAddress(user.email())
  if (!address) return e.next()
  user.set(SIGN_UP_ADDRESS, address)
  if (accountOf(e.app, address)) pretend(e, address)
  else {
    e.next()
    tellByMail(welcome(address))
  }
}

/** Where the rule for passwords finds the address while the account has another; no field, and so never saved. */
export const SIGN_UP_ADDRESS = '@signUpAddress'

function pretend(e: core.RecordRequestEvent, address: string): void {
  const { app, record } = e
  const user = record!
  user.setEmail(`${$security.randomStringWithAlphabet(20, 'abcdefghijklmnopqrstuvwxyz')}@nobody.invalid`)
  let isMade = false
  try {
    app.runInTransaction((tx) => {
      e.app = tx
      // Its answer is sent when the transaction is through, which never happens.
      e.next()
      isMade = true
      throw new Error('A pretended account is not kept')
    })
  } catch (error) {
    if (!isMade) throw error
  } finally {
    e.app = app
  }
  user.setEmail(address)
  tellByMail(knownAlready(address))
  return e.json(200, user)
}

function welcome(to: string): Letter {
  return {
    to,
    subject: 'Welcome to Turbo Scores',
    text: `Somebody, hopefully you, signed up at ${appUrl()} with this address.\n\nIf it was not you: whoever it was cannot read your mail, so set a password of your own at ${appUrl()} and the account is yours.\n`,
  }
}

function knownAlready(to: string): Letter {
  return {
    to,
    subject: 'You have a Turbo Scores account',
    text: `Somebody, maybe you, tried to sign up at ${appUrl()} with this address, which has an account already. Nothing was changed.\n\nIf it was you: sign in with the password that you chose then, or have it reset.\n`,
  }
}

function appUrl(): string {
  return $app.settings().meta.appURL
}
