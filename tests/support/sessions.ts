import { askFromAnywhere, type Question } from './ask-from-anywhere'
import { askUsers } from './ask-users'
import type { Product } from './product'
import { makeUser, type TestUser } from './users'

/** The token of a new session. */
export async function openSession(
  product: Product,
  { email, password }: TestUser,
  more: Omit<Question, 'body'> = {},
): Promise<string> {
  const { body } = await askUsers(product, 'auth-with-password', { identity: email, password }, more)
  return body['token'] as string
}

/** 200 for a token that is good, 401 for one that has ended. */
export async function statusOf(product: Product, token: string): Promise<number> {
  return (await askUsers(product, 'auth-refresh', {}, { token })).status
}

/** Somebody who is signed in nowhere yet. */
export async function makeSignedOutUser(product: Product): Promise<TestUser> {
  const user = await makeUser(product)
  await signOut(product, user.token)
  return user
}

export async function signOut(product: Product, token: string): Promise<void> {
  const answer = await askFromAnywhere(product, 'POST', '/api/sign-out', { body: {}, token })
  await answer.body?.cancel()
}

/** A device as its owner sees it in the list. */
export interface ListedDevice {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly isThis: boolean
}

/** Where the account is signed in, as the server tells the holder of this token. */
export async function devicesOf({ url }: Product, token: string): Promise<readonly ListedDevice[]> {
  const answer = await fetch(`${url}/api/account/devices`, { headers: { authorization: token } })
  return ((await answer.json()) as { devices: ListedDevice[] }).devices
}
