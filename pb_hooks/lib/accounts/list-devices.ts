import { deviceName } from '../../../src/domain/people/users/device-name'
import { deviceType } from '../../../src/domain/operations/sessions/device'
import { sessionOf, tokenOf } from '../access/sessions'
import { hashId } from '../server/hash-id'
import { signedIn } from './signed-in'

/** Nobody reads more than this; the latest come first. */
const MOST = 50

/** GET /api/account/devices: where the account is signed in, latest first. Not even the owner sees an IP address. */
export function listDevices(e: core.RequestEvent): void {
  const user = signedIn(e)
  const here = hashId(sessionOf(tokenOf(e)))
  const filter = 'user_id = {:user} && renewed > {:since}'
  // Where a token was not renewed for as long as it is good, nobody is signed in any more.
  const tokensLastMs = user.collection().authToken.duration * 1000
  const rows = $app.findRecordsByFilter('signed_in_devices', filter, '-renewed', MOST, 0, {
    user: user.id,
    since: Date.now() - tokensLastMs,
  })
  return e.json(200, { devices: rows.map((row) => deviceOf(row!, here)) })
}

function deviceOf(row: core.Record, here: string) {
  const [agent, touchPoints] = [row.getString('user_agent'), row.getInt('touch_points')]
  return {
    id: row.id,
    name: deviceName(agent, touchPoints),
    type: deviceType(agent, touchPoints),
    lastActivity: row.getString('last_activity').replace(' ', 'T'),
    isThis: row.id === here,
  }
}
