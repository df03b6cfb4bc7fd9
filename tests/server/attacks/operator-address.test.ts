import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newestHooks, partsOf } from '../../../scripts/builds/built-hooks'
import { findPocketbase } from '../../../scripts/pocketbase-binary'
import { startProduct, type Product } from '../../support/product'
import { openRealtime } from '../../support/realtime-client'
import { until } from '../../support/until'
import { allRecords, asSuperuser, createRecord, makeUser, type TestUser } from '../../support/users'

/** What a stranger may do: sign up with the address that the operator will have, in any spelling, and stay. */

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: [] })
})
afterAll(() => product?.close())

const PASSWORD = 'Overtime-5-Goals'

describe('somebody who registered an operator’s address first', () => {
  let squatter: TestUser
  let stream: Awaited<ReturnType<typeof openRealtime>>
  beforeAll(async () => {
    squatter = await makeUser(product, { record: { email: 'Boss@Bar.Example', verified: false } })
    const key = { user_id: squatter.id, name: 'Mine', hash: 'a'.repeat(64), ending: 'aaaa' }
    await createRecord(product, 'api_keys', { ...key, created_at: '2026-10-25 18:30:00.000Z' })
    stream = await openRealtime(product.url, squatter.token)
    expect(await stream.subscribe([`users/${squatter.id}`, `user_profiles/${squatter.id}`])).toBe(204)
    const { status, stdout } = operator('BOSS@bar.example', { OPERATOR_PASSWORD: PASSWORD })
    expect(status).toBe(0)
    expect(stdout.trim().split('\n')).toEqual([
      'boss@bar.example had an account: its former password and all its sign-ins have ended.',
      'boss@bar.example is an operator.',
    ])
  })
  afterAll(() => stream?.close())

  it('has the only account of that address, which becomes the operator’s', async () => {
    const rows = await allRecords<{ id: string }>(product, 'superusers')
    expect(rows).toMatchObject([{ user_id: squatter.id }])
  })

  it('has no key for programs any more', async () => {
    expect(await allRecords(product, 'api_keys')).toEqual([])
  })

  it('has a token that opens nothing', async () => {
    expect((await request('POST', 'users/auth-refresh', {}, squatter.token)).status).toBe(401)
    const logs = await request('GET', 'logs/records', undefined, squatter.token)
    expect(await logs.json()).toMatchObject({ items: [] })
  })

  it('cannot sign in with the former password', async () => {
    expect(await signIn('boss@bar.example', squatter.password)).toBe(400)
    expect(await signIn('boss@bar.example', PASSWORD)).toBe(200)
  })

  it('hears nothing on a stream that was open before, neither as itself nor as an operator', async () => {
    const heardBefore = stream.heard.length
    const witness = await openRealtime(product.url, (await makeUser(product, { superuser: true })).token)
    await witness.subscribe(['user_sessions/*', 'logs/*'])
    await createRecord(product, 'user_sessions', { ...SESSION, user_id: squatter.id })
    await asSuperuser(product, 'PATCH', `collections/users/records/${squatter.id}`, { first_name: 'Ann' })
    await createRecord(product, 'logs', LOG_LINE)
    await until('both on the stream of an operator', async () => witness.heard.length >= 2)
    expect(stream.heard.slice(heardBefore)).toEqual([])
    witness.close()
  })
})

describe('an operator for whom the command is run again', () => {
  it('loses the former password and all sign-ins too: whoever runs the command decides who has the account', async () => {
    operator('twice@bar.example', { OPERATOR_PASSWORD: PASSWORD })
    expect(await signIn('twice@bar.example', PASSWORD)).toBe(200)
    expect(operator(' Twice@Bar.Example ').stdout).toContain(
      'former password and all its sign-ins have ended',
    )
    expect(await signIn('twice@bar.example', PASSWORD)).toBe(400)
  })
})

describe('an address that looks like another', () => {
  it.each([
    'bo\u0455s@bar.example',
    'boss@bar.exampl\u0435',
    '\u212aid@bar.example',
    'bos\u017f@bar.example',
  ])('signs nobody up, and makes no operator: %s', async (email) => {
    const entry = { email, password: PASSWORD, passwordConfirm: PASSWORD }
    const answer = await until('an admitted sign-up', async () => {
      const reply = await request('POST', 'users/records', entry)
      return reply.status !== 429 && reply
    })
    expect(answer.status).toBe(400)
    const { status, stderr } = operator(email)
    expect(status).not.toBe(0)
    expect(stderr).toContain('is not an email address.')
  })
})

describe('a second spelling', () => {
  it('of an address means the same account, for sign-up and for sign-in', async () => {
    const { id, password } = await makeUser(product, { record: { email: ' Ann@Fans.Example ' } })
    expect(await asSuperuser(product, 'GET', `collections/users/records/${id}`)).toMatchObject({
      email: 'ann@fans.example',
    })
    expect(await signIn('ANN@fans.EXAMPLE', password)).toBe(200)
    await expect(makeUser(product, { record: { email: 'ann@FANS.example' } })).rejects.toThrow('not_unique')
  })
})

describe('old accounts whose addresses differ by case alone', () => {
  it('all stay; the one that proved the address keeps it, else the oldest, and a line names the others', async () => {
    const { rows, output } = await migrateOldRows([
      { id: 'squatter0000001', email: 'BOSS@bar.example', verified: false, created: '2020-01-01' },
      { id: 'owner0000000001', email: 'boss@Bar.example', verified: true, created: '2021-01-01' },
      { id: 'first0000000001', email: 'Ann@fans.example', verified: false, created: '2020-01-01' },
      { id: 'second000000001', email: 'ann@fans.example', verified: false, created: '2021-01-01' },
      { id: 'single000000001', email: 'Single@fans.example', verified: true, created: '2020-01-01' },
    ])
    expect(rows).toEqual({
      squatter0000001: 'squatter0000001@renamed.invalid',
      owner0000000001: 'boss@bar.example',
      first0000000001: 'ann@fans.example',
      second000000001: 'second000000001@renamed.invalid',
      single000000001: 'single@fans.example',
    })
    expect(output).toContain(
      'The address BOSS@bar.example of account squatter0000001 belongs to account owner0000000001 in another case; it is squatter0000001@renamed.invalid now.',
    )
    expect(output.match(/in another case/g)).toHaveLength(2)
  })
})

const TIME = '2026-10-25 18:30:00.000Z'
const SESSION = { session_start: TIME, last_activity: TIME, is_active: true, device_type: 'desktop' }
const LOG_LINE = { timestamp: TIME, level: 'error', category: 'API', message: 'x' }

function operator(email: string, env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/operator.ts', email], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: product.dataDir, APP_URL: product.url, ...env },
  })
}

async function signIn(identity: string, password: string): Promise<number> {
  return until('an admitted sign-in', async () => {
    const { status } = await request('POST', 'users/auth-with-password', { identity, password })
    return status !== 429 && status
  })
}

function request(method: string, path: string, body?: object, token?: string): Promise<Response> {
  return fetch(`${product.url}/api/collections/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

interface OldRow {
  readonly id: string
  readonly email: string
  readonly verified: boolean
  readonly created: string
}

/** Runs the migrations on a new database that has these rows from the time before addresses were lower case. */
async function migrateOldRows(old: readonly OldRow[]) {
  const folder = mkdtempSync(join(tmpdir(), 'turbo-old-rows-'))
  const migrations = join(folder, 'migrations')
  const built = partsOf(newestHooks())
  cpSync(built.migrations, migrations, { recursive: true })
  const values = old.map(
    ({ id, email, verified, created }) =>
      `('${id}', '${email}', ${verified}, '${created} 00:00:00.000Z', 'key-of-${id}', 'x')`,
  )
  const insert = `INSERT INTO users (id, email, verified, created, tokenKey, password) VALUES ${values.join()}`
  writeFileSync(
    join(migrations, '0899_old_rows.js'),
    `migrate((app) => void app.db().newQuery(${JSON.stringify(insert)}).execute())`,
  )
  writeFileSync(
    join(migrations, '999_tell.js'),
    `migrate((app) => {
      const rows = arrayOf(new DynamicModel({ id: '', email: '' }))
      app.db().newQuery('SELECT id, email FROM users').all(rows)
      console.log('ROWS ' + JSON.stringify(Object.fromEntries(rows.map((row) => [row.id, row.email]))))
    })`,
  )
  // PocketBase prints every query when it is started from a folder for temporary files; `--dev=false` prevents that.
  const flags = [
    '--dev=false',
    `--dir=${folder}/data`,
    `--migrationsDir=${migrations}`,
    `--hooksDir=${built.hooks}`,
  ]
  const binary = await findPocketbase(process.env['POCKETBASE_BIN'])
  const { stdout, stderr } = spawnSync(binary, ['migrate', 'up', ...flags], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const output = stdout + stderr
  return {
    output,
    rows: JSON.parse(/ROWS (.*)/.exec(output)?.[1] ?? 'null') as Record<string, string> | null,
  }
}
