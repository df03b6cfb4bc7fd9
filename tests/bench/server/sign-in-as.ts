import { randomUUID } from 'node:crypto'

/** An attacker does not wait for answers for ever, and neither does the bench. */
const PATIENCE_MS = 20_000

/**
 * The status of a sign-in, with a wrong password unless one is given. Each `place` is the address of another network,
 * as attackers have them.
 */
export async function signInAs(
  url: string,
  identity: string,
  place: string,
  password = `Wrong-${randomUUID()}`,
): Promise<number> {
  const answer = await fetch(`${url}/api/collections/users/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-real-ip': place },
    body: JSON.stringify({ identity, password }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.arrayBuffer()
  return answer.status
}
