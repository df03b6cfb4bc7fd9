import { createServer } from 'node:net'

interface Listening {
  readonly host: string
  readonly port: number
}

/** Runs before anything is built or written: a start that cannot succeed must not disturb the server that runs. */
export async function refuseTakenPort({ host, port }: Listening): Promise<void> {
  const probe = createServer()
  const error = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
    probe.once('error', done)
    probe.listen(port, host, () => done(undefined))
  })
  await new Promise((done) => probe.close(done))
  if (error) throw new Error(portSentence(error.code, { host, port }))
}

export function portSentence(code: string | undefined, { host, port }: Listening): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is already in use; set PORT (or HOST) to another one.`
    case 'EACCES':
      return `Port ${port} on ${host} needs more rights than this user has; set PORT to one from 1024 on.`
    case 'EADDRNOTAVAIL':
      return `HOST is "${host}", which is no address of this machine; 0.0.0.0 stands for all that it has.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", a name that this machine does not know; give an address of it, such as 127.0.0.1.`
    default:
      return `Port ${port} on ${host} cannot be used; set PORT or HOST to another one.`
  }
}
