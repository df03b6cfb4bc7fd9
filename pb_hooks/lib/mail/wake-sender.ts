import { serverSettings } from '../server/settings'

/** Longer than the server needs to answer. */
const TIMEOUT_S = 5

/**
 * Lets another runtime send the letters now, so that no request waits for a mail server. Cron does so each minute
 * anyway, so nothing is lost when this call fails.
 */
export function wakeSender(): void {
  try {
    // The command line has no server to wake; the one beside it finds the letter within a minute.
    const { loopbackUrl, internalSecret } = serverSettings()
    $http.send({
      url: `${loopbackUrl}/api/internal/wake/letters`,
      method: 'POST',
      timeout: TIMEOUT_S,
      headers: { 'x-internal-secret': internalSecret },
    })
  } catch (error) {
    $app.logger().warn('The sender of letters was not woken', 'error', String(error).slice(0, 200))
  }
}
