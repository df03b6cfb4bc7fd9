import { expect, it } from 'vitest'
import { readAuth } from './stored-auth'

const read = (text: string | undefined) => readAuth({ read: () => text, write() {} })

it('reads who is signed in where the SDK keeps it', () => {
  expect(read('{"token":"t","record":{"id":"ann","email":"a@b.example"}}')).toEqual({
    user: 'ann',
    token: 't',
  })
})

it.each([
  undefined,
  '',
  'no json',
  'null',
  '{"token":"","record":{"id":"ann"}}',
  '{"token":"t","record":null}',
])('takes %s for a guest', (text) => {
  expect(read(text)).toBeUndefined()
})
