import { gunzip } from '../server/gzip'
import { takesEncoding } from '../server/takes-encoding'
import { iso, productNow } from '../server/time'
import type { Answer, BadAnswer, Body } from './answer-cache'
import { secondsUntilBudget, SPENT } from './budget'

/** Sends a kept answer with its age, or 304 to a caller that has it; throws a bad one with its status and message. */
export function sendAnswer(
  e: core.RequestEvent,
  answer: Answer,
  body = 0,
  keeping = 'private, no-cache',
): void {
  if (answer.kind === 'bad') return sendRefusal(e, answer)
  const one = answer.bodies[body]
  if (!one) throw new ApiError(500, 'There is no such text', {})
  const say = e.response.header().set
  say('ETag', one.tag)
  say('Cache-Control', keeping)
  say('Vary', 'Accept-Encoding, Authorization')
  say('X-Now', iso(productNow()))
  say('X-Checked-At', answer.checkedAt)
  if (e.request!.header.get('If-None-Match').includes(one.tag)) return e.noContent(304)
  return sendBody(e, one)
}

function sendRefusal(e: core.RequestEvent, { status, message }: BadAnswer): never {
  if (status === SPENT.status) e.response.header().set('Retry-After', String(secondsUntilBudget()))
  throw new ApiError(status, message, {})
}

function sendBody(e: core.RequestEvent, { text, packed }: Body): void {
  if (!packed) return e.blob(200, 'application/json', text)
  if (!takesEncoding(e.request!.header.get('Accept-Encoding'), 'gzip')) {
    return e.blob(200, 'application/json', gunzip(packed) ?? unpackFailed())
  }
  e.response.header().set('Content-Encoding', 'gzip')
  return e.blob(200, 'application/json', packed)
}

function unpackFailed(): never {
  throw new ApiError(502, 'The answer could not be unpacked', {})
}
