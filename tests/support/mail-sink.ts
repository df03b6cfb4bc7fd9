import { createServer, type Socket } from 'node:net'
import { listenAt } from './listen-at'
import { ownPort } from './own-port'
import { readMail, type Mail } from './read-mail'
import { until } from './until'

export interface MailSink {
  readonly port: number
  /** What came for an address, the oldest first. */
  to(address: string): readonly Mail[]
  /** The first mail for an address with this in its subject, as soon as it is there. */
  next(address: string, subject: string): Promise<Mail>
  /** The lines by which senders said who they are. */
  greetings(): readonly string[]
  /** From now on the sink answers mails for an address with this refusal, such as `550 no such user`. */
  refuse(address: string, reply: string): void
  /** From now on it takes connections and says nothing. */
  fallSilent(): void
  close(): void
}

/** A mail server on loopback that takes every mail unless a test makes it refuse. */
export async function openMailSink(at?: number): Promise<MailSink> {
  const port = at ?? (await ownPort())
  const kept: Mail[] = []
  const greetings: string[] = []
  const refused = new Map<string, string>()
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (isSilent) return
    talk(socket, {
      refused,
      greet: (line) => greetings.push(line),
      keep: (to, raw) => kept.push(readMail(to, raw)),
    })
  })
  await listenAt(server, port)
  const to = (address: string) => kept.filter((mail) => mail.to === address)
  return {
    port,
    to,
    next: (address, subject) =>
      until(`a mail to ${address}: ${subject}`, () =>
        to(address).find((mail) => mail.subject.includes(subject)),
      ),
    greetings: () => greetings,
    refuse: (address, reply) => refused.set(address, reply),
    fallSilent: () => (isSilent = true),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

interface Talk {
  readonly refused: ReadonlyMap<string, string>
  readonly greet: (line: string) => void
  readonly keep: (to: string, raw: string) => void
}

function talk(socket: Socket, { refused, greet, keep }: Talk): void {
  let [to, came, isData] = ['', '', false]
  const say = (line: string) => socket.write(`${line}\r\n`)
  const answer = (line: string) => {
    to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to
    isData = /^DATA/i.test(line)
    if (/^(?:EHLO|HELO)/i.test(line)) greet(line)
    if (/^RCPT/i.test(line)) return say(refused.get(to) ?? '250 well')
    return say(isData ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 well')
  }
  socket.on('data', (chunk) => {
    came += chunk.toString()
    for (;;) {
      const end = came.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const read = came.slice(0, end)
      came = came.slice(end + (isData ? 5 : 2))
      if (!isData) {
        answer(read)
        continue
      }
      keep(to, read.replaceAll('\r\n..', '\r\n.'))
      isData = false
      say('250 kept')
    }
  })
  say('220 sink.example')
}
