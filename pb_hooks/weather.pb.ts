// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Weather = typeof import('./lib/weather')

routerAdd(
  'GET',
  '/api/weather/detail',
  (e) => (require(`${__hooks}/lib/weather.js`) as Weather).sendWeatherDetail(e),
  $apis.skipSuccessActivityLog(),
)
routerAdd(
  'GET',
  '/api/weather',
  (e) => (require(`${__hooks}/lib/weather.js`) as Weather).sendWeather(e),
  $apis.skipSuccessActivityLog(),
)
