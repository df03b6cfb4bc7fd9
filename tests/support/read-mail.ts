/** A mail as its reader sees it. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly html: string
}

interface Part {
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export function readMail(to: string, raw: string): Mail {
  const whole = partOf(raw)
  const leaves = leavesOf(whole)
  const of = (type: string) =>
    leaves
      .filter((part) => typeOf(part).startsWith(type))
      .map(decoded)
      .join('\n')
  return {
    to,
    subject: plainWords(whole.headers.get('subject') ?? ''),
    headers: whole.headers,
    text: of('text/plain'),
    html: of('text/html'),
  }
}

function partOf(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const head = (end < 0 ? raw : raw.slice(0, end)).replaceAll(/\r\n[ \t]+/g, ' ')
  const headers = head.split('\r\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return { headers: new Map(headers), body: end < 0 ? '' : raw.slice(end + 4) }
}

/** The parts that have no parts themselves. */
function leavesOf(part: Part): readonly Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(typeOf(part))?.[1]
  if (boundary === undefined) return [part]
  const pieces = part.body.split(`--${boundary}`).slice(1, -1)
  return pieces.flatMap((piece) => leavesOf(partOf(piece.replace(/^\r\n/, ''))))
}

function typeOf({ headers }: Part): string {
  return headers.get('content-type') ?? 'text/plain'
}

function decoded({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return (encoding === 'quoted-printable' ? unquoted(body) : body).replaceAll('\r\n', '\n')
}

function unquoted(text: string): string {
  const bytes = text
    .replaceAll(/=[ \t]*\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** `=?UTF-8?q?Caf=C3=A9?=` */
function plainWords(header: string): string {
  return header.replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, kind: string, words: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(words, 'base64').toString()
      : unquoted(words.replaceAll('_', ' ')),
  )
}
