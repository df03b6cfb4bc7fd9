// How much one address may ask of the programs' routes: a request without a key is refused after one look-up by index,
// and a request with one has the key's own limits (src/domain/people/api-keys).
migrate(
  (app) => {
    const settings = app.settings()
    const rules = settings.rateLimits.rules.map(({ label, audience, maxRequests, duration }) => ({
      label,
      audience,
      maxRequests,
      duration,
    }))
    const api = { label: '/api/v1/', audience: '', maxRequests: 300, duration: 1 }
    settings.rateLimits.rules = [...rules, api] as core.RateLimitRule[]
    app.save(settings)
  },
  (app) => {
    const settings = app.settings()
    settings.rateLimits.rules = settings.rateLimits.rules.filter(({ label }) => label !== '/api/v1/')
    app.save(settings)
  },
)
