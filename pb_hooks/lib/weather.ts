import { isFeatureOpen } from '../../src/domain/people/gates/simple-access'
import { parseWeatherQuestion } from '../../src/domain/weather/weather-question'
import { guardQuietRoute } from './security/headers'
import { duringAction } from './server/action'
import { askerOf, callerOf } from './security/caller'
import { sendJson } from './server/send-json'
import { iso, productNow } from './server/time'
import { findWeather, type FoundWeather } from './weather/find-weather'

/** GET /api/weather?city=&state=[&venue=][&sport=]: measured, indoor or estimated weather, and which of these it is. */
export function sendWeather(e: core.RequestEvent): void {
  return duringAction(e, answerWeather)
}

function answerWeather(e: core.RequestEvent): void {
  guardQuietRoute(e)
  const { weather, checkedAt } = found(e)
  return send(e, weather, checkedAt)
}

/** GET /api/weather/detail: the same with all measured values, for users who are signed in. */
export function sendWeatherDetail(e: core.RequestEvent): void {
  return duringAction(e, answerWeatherDetail)
}

function answerWeatherDetail(e: core.RequestEvent): void {
  guardQuietRoute(e)
  if (!isFeatureOpen('weather-detailed', callerOf(e).signedIn))
    throw new UnauthorizedError('Sign in to see the weather in detail')
  const { weather, reading, checkedAt } = found(e)
  return send(e, { weather, ...(reading && { reading }) }, checkedAt)
}

function found(e: core.RequestEvent): FoundWeather {
  const query = e.request!.url!.query()
  const given = (name: string) => query.get(name).trim()
  const parsed = parseWeatherQuestion({
    city: given('city'),
    state: given('state'),
    venue: given('venue'),
    sport: given('sport'),
  })
  if (!parsed.ok) throw new BadRequestError(parsed.reason)
  return findWeather(parsed.question, askerOf(e))
}

function send(e: core.RequestEvent, body: object, checkedAt: string): void {
  const say = e.response.header().set
  say('Cache-Control', 'no-cache')
  say('X-Now', iso(productNow()))
  say('X-Checked-At', checkedAt)
  return sendJson(e, body)
}
