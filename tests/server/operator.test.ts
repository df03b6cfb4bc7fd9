import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct, type Product } from '../support/product'
import { allRecords, makeUser } from '../support/users'

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: [] })
})
afterAll(() => product?.close())

describe('npm run operator', () => {
  it('makes a verified operator while the server runs, with the password given', async () => {
    const { status, stdout } = operator('boss@bar.example', { OPERATOR_PASSWORD: 'Whistle-4-Kickoff' })
    expect(stdout.trim()).toBe('boss@bar.example is an operator.')
    expect(status).toBe(0)
    const { record, token } = await signIn('boss@bar.example', 'Whistle-4-Kickoff')
    expect(record.verified).toBe(true)
    expect((await openConsole(token)).status).toBe(200)
  })

  it('sets the first password of somebody who was invited, so that only who knows it can change it', async () => {
    const email = 'invited@bar.example'
    const { id } = await makeUser(product, { record: { email, invited_by_admin: true } })
    expect(operator(email, { OPERATOR_PASSWORD: 'Whistle-4-Kickoff' }).status).toBe(0)
    const { token } = await signIn(email, 'Whistle-4-Kickoff')
    const changed = await fetch(`${product.url}/api/account/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ password: 'Overtime-5-Goals' }),
    })
    expect(await changed.json()).toMatchObject({ status: 400, data: { oldPassword: {} } })
    const [row] = await allRecords<{ password_set: boolean; password_set_date: string }>(
      product,
      'users',
      `filter=(id='${id}')`,
    )
    expect(row?.password_set).toBe(true)
    expect(Math.abs(Date.now() - Date.parse(row?.password_set_date ?? ''))).toBeLessThan(60_000)
  })

  it('prints a link that sets the password once', async () => {
    const { stdout } = operator('link@bar.example')
    const token = /\/reset-password\?token=(\S+)/.exec(stdout)?.[1] ?? ''
    expect(await setPassword(token, 'Overtime-5-Goals')).toBe(204)
    expect(await setPassword(token, 'Another-6-Goals')).toBe(400)
    const { token: session } = await signIn('link@bar.example', 'Overtime-5-Goals')
    expect((await openConsole(session)).status).toBe(200)
  })

  it('finds an existing operator instead of making a second one, and ends their sign-ins', async () => {
    const { token, record } = await signIn('boss@bar.example', 'Whistle-4-Kickoff')
    const { status, stdout } = operator('Boss@Bar.example', { OPERATOR_PASSWORD: 'Touchback-7-Yards' })
    expect([status, stdout]).toEqual([0, expect.stringContaining('boss@bar.example had an account')])
    expect((await openConsole(token)).status).toBe(401)
    expect((await signIn('boss@bar.example', 'Touchback-7-Yards')).record.id).toBe(record.id)
    expect(await allRecords(product, 'superusers', `filter=(user_id='${record.id}')`)).toHaveLength(1)
  })

  it('refuses what is not an email address', () => {
    const { status, stderr } = operator('boss')
    expect(status).not.toBe(0)
    expect(stderr).toContain('"boss" is not an email address.')
  })
})

function operator(email: string, env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/operator.ts', email], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: product.dataDir, APP_URL: product.url, ...env },
  })
}

async function signIn(identity: string, password: string) {
  const response = await post('auth-with-password', { identity, password })
  expect(response.status).toBe(200)
  return (await response.json()) as { token: string; record: { id: string; verified: boolean } }
}

/** Only operators get an answer. */
function openConsole(token: string): Promise<Response> {
  return fetch(`${product.url}/api/console/access`, { headers: { authorization: token } })
}

async function setPassword(token: string, password: string): Promise<number> {
  return (await post('confirm-password-reset', { token, password, passwordConfirm: password })).status
}

function post(action: string, body: object): Promise<Response> {
  return fetch(`${product.url}/api/collections/users/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
