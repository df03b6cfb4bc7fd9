/**
 * The server's time in an answer, moved forward to its arrival: an edge in front of the server keeps answers, and says
 * by its own clock when it asked for this one and what time it is. Without an edge both are missing, and nothing is
 * added.
 */
export function serverTimeOnArrival(headers: Headers, sentTime: string | undefined): string | undefined {
  const at = (name: string) => Number(headers.get(name))
  const keptMs = (at('X-Edge-Now') - at('X-Edge-Asked')) * 1000 * (at('X-Rate') || 1)
  return sentTime && keptMs > 0 ? new Date(Date.parse(sentTime) + keptMs).toISOString() : sentTime
}
