import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'

interface Listening {
  readonly host: string
  readonly port: number
}

/** By what the port and the host are set. */
interface PortSetting {
  readonly port: string
  readonly host: string
}

const SERVER: PortSetting = { port: 'PORT', host: 'HOST' }

/** Runs before anything is built or written: a start that cannot succeed must not disturb the server that runs. */
export async function refuseTakenPort(
  { host, port }: Listening,
  setting: PortSetting = SERVER,
): Promise<void> {
  const code = await portTrouble({ host, port })
  if (code !== undefined) throw new Error(portSentence(code, { host, port }, setting))
}

async function portTrouble({ host, port }: Listening): Promise<string | undefined> {
  try {
    // The address that PocketBase takes: of a name that has several, one of IPv4.
    const { address } = await lookup(host, { verbatim: false })
    const probe = createServer().listen(port, address)
    await once(probe, 'listening')
    await new Promise((done) => probe.close(done))
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? ''
  }
}

export function portSentence(code: string, { host, port }: Listening, by: PortSetting = SERVER): string {
  const settings = by.port === by.host ? by.port : `${by.port} (or ${by.host})`
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is already in use; set ${settings} to another one.`
    case 'EACCES':
      return `Port ${port} on ${host} needs more rights than this user has; set ${by.port} to one from 1024 on.`
    case 'EADDRNOTAVAIL':
      return `${by.host} is "${host}", which is no address of this machine; 0.0.0.0 stands for all that it has.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${by.host} is "${host}", a name that this machine does not know; give an address of it, such as 127.0.0.1.`
    default:
      return `Port ${port} on ${host} cannot be used; set ${settings} to another one.`
  }
}
