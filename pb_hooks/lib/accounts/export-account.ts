import { EXPORTS_A_DAY, exportsSpentText } from '../../../src/domain/people/budgets/row-budgets'
import { OWN_DATA } from '../../../src/domain/people/users/own-data'
import { spendToday } from '../access/daily-count'
import { signedIn } from './signed-in'
import { writeInPieces } from './write-in-pieces'

/** POST /api/account/export: all that is kept of the account as a JSON file, written piece by piece. */
export function exportAccount(e: core.RequestEvent): void {
  const user = signedIn(e)
  if (!spendToday(e, 'exports', EXPORTS_A_DAY)) throw new TooManyRequestsError(exportsSpentText())
  const say = e.response.header().set
  say('Content-Type', 'application/json')
  say('Content-Disposition', 'attachment; filename="turbo-scores-account.json"')
  const write = (text: string) => e.response.write(toBytes(text))
  write('{')
  for (const [at, [collection, column]] of Object.entries(OWN_DATA).entries()) {
    write(`${at === 0 ? '' : ','}\n"${collection}": [`)
    writeInPieces(write, idsOf(collection, column, user.id), (ids) =>
      $app.findRecordsByIds(collection, ids).map((row) => JSON.stringify(row!.ignoreEmailVisibility(true))),
    )
    write(']')
  }
  write('\n}\n')
}

/** Both names come from our own list, so they are safe in the statement. */
function idsOf(collection: string, column: string, user: string): readonly string[] {
  const rows = arrayOf(new DynamicModel({ id: '' }))
  const sql = `SELECT id FROM {{${collection}}} WHERE [[${column}]] = {:user} ORDER BY id`
  $app.db().newQuery(sql).bind({ user }).all(rows)
  return (rows as unknown as { id: string }[]).map(({ id }) => id)
}
