import type { ServerResponse } from 'node:http'
import type { Fault } from './faults'

/** The answer of a route, before a fault changes it. */
export type Answer =
  | { readonly kind: 'json'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'image'; readonly body: Buffer }

export function json(body: unknown, status = 200): Answer {
  return { kind: 'json', status, body }
}

/** A refusal in the feed's own form. */
export function refusal(status: number, message: string): Answer {
  return json({ code: status, message }, status)
}

const DRIP_BYTES = 2048
const DRIP_MS = 50

export function send(response: ServerResponse, answer: Answer, fault: Fault | undefined): void {
  if (!fault) return write(response, answer)
  switch (fault.kind) {
    case 'status':
      return write(response, refusal(fault.status, 'Failed to get league events'))
    case 'timeout':
      return
    case 'slow':
      return drip(response, answer, fault.delayMs)
    case 'truncated':
      return cut(response, answer)
    case 'malformed':
      return write(response, answer, '{"leagues": [{"id": , "events": ]')
    case 'redirect':
      response.writeHead(302, { Location: fault.location })
      response.end()
      return
    case 'oversize':
      return pad(response, answer, fault.megabytes)
    case 'empty':
      return write(
        response,
        withEvents(answer, () => []),
      )
    case 'missing-fields':
      return write(
        response,
        withEvents(answer, ([first, ...rest]) => [stripped(first), ...rest]),
      )
  }
}

function write(response: ServerResponse, answer: Answer, text?: string): void {
  const body = text === undefined ? bytes(answer) : Buffer.from(text)
  response.writeHead(statusOf(answer), headers(answer, body))
  response.end(body)
}

/** Sends a little at a time, so that the whole takes `delayMs`; to HEAD the whole is its head. */
function drip(response: ServerResponse, answer: Answer, delayMs: number): void {
  if (response.req.method === 'HEAD') return void setTimeout(() => write(response, answer), delayMs)
  const body = bytes(answer)
  const steps = Math.max(1, Math.floor(delayMs / DRIP_MS))
  const size = Math.max(1, Math.min(DRIP_BYTES, Math.ceil(body.length / steps)))
  response.writeHead(statusOf(answer), headers(answer, body))
  let sent = 0
  const started = Date.now()
  const timer = setInterval(() => {
    const late = Date.now() - started >= delayMs
    const next = late ? body.length : Math.min(body.length, sent + size)
    response.write(body.subarray(sent, next))
    sent = next
    if (sent < body.length) return
    clearInterval(timer)
    response.end()
  }, DRIP_MS)
  response.on('close', () => clearInterval(timer))
}

const MEGABYTE = Buffer.alloc(1024 * 1024, ' ')

/**
 * Sends the whole and then blanks, which JSON allows, without a content length. Stops when nobody listens.
 */
function pad(response: ServerResponse, answer: Answer, megabytes: number): void {
  const body = bytes(answer)
  const { 'Content-Length': _length, ...unmeasured } = headers(answer, body)
  response.writeHead(statusOf(answer), unmeasured)
  response.write(body)
  const more = (left: number): void => {
    if (response.destroyed) return
    if (left <= 0) return void response.end()
    response.write(MEGABYTE, () => more(left - 1))
  }
  more(megabytes)
}

/** Promises the whole body, sends half of it and hangs up. */
function cut(response: ServerResponse, answer: Answer): void {
  const body = bytes(answer)
  response.writeHead(statusOf(answer), headers(answer, body))
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
}

function withEvents(answer: Answer, change: (events: readonly unknown[]) => readonly unknown[]): Answer {
  if (answer.kind !== 'json' || !isRecord(answer.body) || !Array.isArray(answer.body['events'])) return answer
  return { ...answer, body: { ...answer.body, events: change(answer.body['events']) } }
}

/** An event without the members that every reader needs. */
function stripped(event: unknown): unknown {
  if (!isRecord(event)) return event
  const { competitions: _competitions, status: _status, ...rest } = event
  return rest
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function bytes(answer: Answer): Buffer {
  return answer.kind === 'image' ? answer.body : Buffer.from(JSON.stringify(answer.body))
}

function statusOf(answer: Answer): number {
  return answer.kind === 'image' ? 200 : answer.status
}

function headers(answer: Answer, body: Buffer) {
  const type = answer.kind === 'image' ? 'image/png' : 'application/json;charset=UTF-8'
  return { 'Content-Type': type, 'Content-Length': body.length, 'Access-Control-Allow-Origin': '*' }
}
