import { EXPORTS_A_DAY } from '../../../src/domain/people/budgets/row-budgets'
import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { OWN_DATA } from '../../../src/domain/people/users/own-data'
import { spendToday } from '../access/daily-count'
import { signedIn } from './signed-in'

/** How many rows of a table are in memory at a time. */
const ROWS_AT_ONCE = 200

/** POST /api/account/export: all that is kept of the account as a JSON file, written piece by piece. */
export function exportAccount(e: core.RequestEvent): void {
  const user = signedIn(e)
  if (!spendToday(e, 'exports', EXPORTS_A_DAY)) throw new TooManyRequestsError(tooManyTriesText())
  const say = e.response.header().set
  say('Content-Type', 'application/json')
  say('Content-Disposition', 'attachment; filename="turbo-scores-account.json"')
  const write = (text: string) => e.response.write(toBytes(text))
  write('{')
  for (const [at, [collection, column]] of Object.entries(OWN_DATA).entries()) {
    write(`${at === 0 ? '' : ','}\n"${collection}": [`)
    writeRows(write, collection, idsOf(collection, column, user.id))
    write(']')
  }
  write('\n}\n')
}

function writeRows(write: (text: string) => void, collection: string, ids: readonly string[]): void {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const rows = $app.findRecordsByIds(collection, ids.slice(from, from + ROWS_AT_ONCE))
    const texts = rows.map((row) => JSON.stringify(row!.ignoreEmailVisibility(true)))
    write(`${from === 0 ? '' : ','}\n${texts.join(',\n')}`)
  }
}

/** Both names come from our own list, so they are safe in the statement. */
function idsOf(collection: string, column: string, user: string): readonly string[] {
  const rows = arrayOf(new DynamicModel({ id: '' }))
  const sql = `SELECT id FROM {{${collection}}} WHERE [[${column}]] = {:user} ORDER BY id`
  $app.db().newQuery(sql).bind({ user }).all(rows)
  return (rows as unknown as { id: string }[]).map(({ id }) => id)
}
