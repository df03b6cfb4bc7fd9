import { beginWriting, findRecord } from '../server/records'
import { endDevices } from './devices'
import { valueOf } from './guard-account'
import { raiseProved } from './raise-proved'
import { setCan } from './write-can'
import { forgetGuesses } from './wrong-passwords'

/**
 * PocketBase saves whole rows. Between reading a user and saving it another request may change it: take the tier away,
 * or end all sessions. So a save writes only what it changes itself; all else stays as it is in the database by then.
 */
export function keepChangesOfOthers(e: core.RecordEvent): void {
  const user = e.record!
  const app = e.app
  try {
    app.runInTransaction((tx) => {
      beginWriting(tx)
      const now = findRecord('users', user.id, tx)
      if (now) takeUnchanged(user, now)
      // What follows from the other fields follows from both changes.
      if (now) raiseProved(user, now)
      if (now?.getBool('awaits_proof') && user.verified()) forgetGuesses(tx, now)
      setCan(tx, user)
      e.app = tx
      e.next()
      // PocketBase signs tokens with this key, and itself gives a new password or address a new one, just now.
      if (now && user.tokenKey() !== now.tokenKey()) endDevices(tx, user)
    })
  } finally {
    e.app = app
  }
}

function takeUnchanged(user: core.Record, now: core.Record): void {
  const before = user.original()
  for (const name of user.collection().fields.fieldNames())
    if (storedValue(user, name) === storedValue(before, name)) user.setRaw(name, now.getRaw(name))
}

/** A password is stored as its hash only. */
function storedValue(user: core.Record, name: string): string {
  return valueOf(user, name === 'password' ? 'password:hash' : name)
}
