/**
 * The server's time in an answer, moved forward to its arrival: an edge in front of the server keeps answers.
 */
export function serverTimeOnArrival(headers: Headers, sentTime: string | undefined): string | undefined {
  const keptMs = keptAtEdgeMs(headers)
  return sentTime && keptMs ? new Date(Date.parse(sentTime) + keptMs).toISOString() : sentTime
}

/**
 * How long an edge has kept this answer, product time: it says by its own clock when it asked for this one and what time
 * it is. Without an edge both are missing, and it is no time.
 */
export function keptAtEdgeMs(headers: Headers): number {
  const at = (name: string) => Number(headers.get(name))
  const keptMs = (at('X-Edge-Now') - at('X-Edge-Asked')) * 1000 * (at('X-Rate') || 1)
  return keptMs > 0 ? keptMs : 0
}
