import { expect } from 'vitest'
import type { Product } from './product'
import type { TestUser } from './users'

/** Asks one of our routes (`path` below `/api/`) with somebody's token; any answer but a good one fails the test. */
export async function askExpectingOk<Reply>(
  { url }: Product,
  { token }: TestUser,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect([path, response.status]).toEqual([path, 200])
  return (await response.json()) as Reply
}
