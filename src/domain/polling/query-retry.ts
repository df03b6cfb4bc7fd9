import { QUERY_RETRIES, QUERY_RETRY_BASE_MS, RETRY_JITTER } from '../time/intervals'

/**
 * How long to wait after this many failures in a row of a request that is not repeated anyway: a second, then doubling.
 * Undefined once the retries are used up. `random` (0 to 1) adds up to a tenth.
 */
export function queryRetryMs(failures: number, random: number): number | undefined {
  if (failures < 1 || failures > QUERY_RETRIES) return undefined
  return QUERY_RETRY_BASE_MS * 2 ** (failures - 1) * (1 + RETRY_JITTER * random)
}
