import { parseWeatherQuestion } from '../../src/domain/weather/weather-question'
import { setSecurityHeaders } from './security/headers'
import { duringAction } from './server/action'
import { askerOf } from './security/caller'
import { iso, productNow } from './server/time'
import { findWeather } from './weather/find-weather'

/** GET /api/weather?city=&state=[&venue=][&sport=]: measured, indoor or estimated, and always marked as what it is. */
export function sendWeather(e: core.RequestEvent): void {
  return duringAction(e, answerWeather)
}

function answerWeather(e: core.RequestEvent): void {
  setSecurityHeaders(e)
  const query = e.request!.url!.query()
  const given = (name: string) => query.get(name).trim()
  const parsed = parseWeatherQuestion({
    city: given('city'),
    state: given('state'),
    venue: given('venue'),
    sport: given('sport'),
  })
  if (!parsed.ok) throw new BadRequestError(parsed.reason)
  const { weather, checkedAt } = findWeather(parsed.question, askerOf(e))
  const say = e.response.header().set
  say('Cache-Control', 'no-cache')
  say('X-Now', iso(productNow()))
  say('X-Checked-At', checkedAt)
  return e.blob(200, 'application/json', JSON.stringify(weather))
}
