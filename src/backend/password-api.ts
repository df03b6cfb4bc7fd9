import { browserFetch, sendJson, type Fetch } from './get-json'

/** Sets the password of whoever got this link; true when the server took it. */
export async function confirmPasswordReset(
  token: string,
  password: string,
  fetch: Fetch = browserFetch,
): Promise<boolean> {
  const path = '/api/collections/users/confirm-password-reset'
  const reply = await sendJson(fetch, 'POST', path, { token, password, passwordConfirm: password })
  return reply.kind === 'answered' && reply.status === 204
}
