import { connect } from 'node:net'

const BATCH = 100
const SOCKETS = 6

/** Sends request targets byte for byte, which HTTP libraries would not allow, and counts the answers by status. */
export async function rawStatuses(
  url: string,
  targets: readonly string[],
  headers: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<number, number>> {
  const { hostname, port } = new URL(url)
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const counts = new Map<number, number>()
  const queue = batches(targets)
  const work = async () => {
    for (let batch = queue.pop(); batch; batch = queue.pop()) {
      const statuses = await sendAll(hostname, Number(port), batch, lines)
      for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
      // A target that is not a valid request line ends the connection, so the targets behind it are sent again.
      if (statuses.length < batch.length) queue.push(batch.slice(Math.max(1, statuses.length)))
    }
  }
  await Promise.all(Array.from({ length: SOCKETS }, work))
  return counts
}

/** A target with a line break causes extra answers, so it gets its own connection. */
function batches(targets: readonly string[]): string[][] {
  const breaking = targets.filter((target) => /[\r\n]/.test(target))
  const tame = targets.filter((target) => !/[\r\n]/.test(target))
  const result = breaking.map((target) => [target])
  for (let at = 0; at < tame.length; at += BATCH) result.push(tame.slice(at, at + BATCH))
  return result
}

function sendAll(
  host: string,
  port: number,
  targets: readonly string[],
  headers: readonly string[],
): Promise<readonly number[]> {
  const request = (target: string, at: number) =>
    [
      `GET ${target} HTTP/1.1`,
      ...headers,
      ...(at === targets.length - 1 ? ['connection: close'] : []),
      '',
      '',
    ].join('\r\n')
  return new Promise((done) => {
    let received = ''
    const socket = connect(port, host, () => socket.write(targets.map(request).join('')))
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => (received += String(chunk)))
    socket.on('error', () => undefined)
    socket.on('close', () =>
      done([...received.matchAll(/(?<![^\n}])HTTP\/1\.[01] (\d{3})/g)].map((match) => Number(match[1]))),
    )
  })
}
