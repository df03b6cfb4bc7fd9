import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CROWDED, crowdedText } from '../domain/people/budgets/password-crowd'
import { signInFailureText } from '../domain/people/sign-in/sign-in-failure'
import { createAccountApi } from './account-api'
import type { Fetch } from './get-json'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const CROWD = { status: 429, message: crowdedText(), data: {}, code: CROWDED }
const WRONG = { status: 400, message: 'Failed to authenticate.', data: {} }

/** Answers with each of these in turn, and with the last one from then on. */
function server(...answers: readonly { readonly status: number }[]) {
  const left = [...answers]
  return vi.fn<Fetch>(async () => {
    const answer = left.length > 1 ? left.shift()! : left[0]!
    return Response.json(answer, { status: answer.status })
  })
}

async function signIn(fetch: Fetch) {
  const reply = createAccountApi(fetch).signIn('ann@fans.example', 'correct horse')
  await vi.runAllTimersAsync()
  return reply
}

it('a sign-in that met a crowd is tried again without anybody seeing it', async () => {
  const asked = server(CROWD, CROWD, WRONG)
  expect(await signIn(asked)).toMatchObject({ failure: { code: 'auth/invalid-credential' } })
  expect(asked).toHaveBeenCalledTimes(3)
})

it('a sign-in that meets a crowd four times says so', async () => {
  const asked = server(CROWD)
  const reply = await signIn(asked)
  expect(reply).toEqual({ kind: 'failed', failure: { code: 'auth/crowded' } })
  expect(signInFailureText({ code: 'auth/crowded' })).toBe(crowdedText())
  expect(asked).toHaveBeenCalledTimes(4)
})

it('a sign-in that was tried too often is not repeated, since more tries would only add to it', async () => {
  const asked = server({ status: 429 })
  expect(await signIn(asked)).toMatchObject({ failure: { code: 'auth/too-many-requests' } })
  expect(asked).toHaveBeenCalledTimes(1)
})
