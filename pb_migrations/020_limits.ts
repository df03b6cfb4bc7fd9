// How much one address may ask for. PocketBase's window starts anew only when an address was silent for `duration`
// seconds, so limits that honest crowds (a stadium behind one address) come near last one second, and are wide where
// the answer is kept ready for everybody. Boards, heads, images, the app's files and realtime have none: refusing costs
// as much as their ready-made answers.
migrate(
  (app) => {
    const settings = app.settings()
    settings.rateLimits.enabled = true
    settings.rateLimits.rules = [
      { label: '*:auth', audience: '', maxRequests: 5, duration: 3 },
      { label: 'users:create', audience: '', maxRequests: 5, duration: 3 },
      { label: '*:confirmPasswordReset', audience: '', maxRequests: 5, duration: 3 },
      { label: '*:confirmVerification', audience: '', maxRequests: 5, duration: 3 },
      { label: '*:confirmEmailChange', audience: '', maxRequests: 5, duration: 3 },
      { label: '*:requestPasswordReset', audience: '', maxRequests: 2, duration: 60 },
      { label: '*:requestVerification', audience: '', maxRequests: 2, duration: 60 },
      { label: '*:requestEmailChange', audience: '', maxRequests: 2, duration: 60 },
      { label: '*:requestOTP', audience: '', maxRequests: 2, duration: 60 },
      { label: '/api/collections/', audience: '', maxRequests: 300, duration: 1 },
      { label: '/api/games/', audience: '', maxRequests: 1000, duration: 1 },
      { label: '/api/odds/', audience: '', maxRequests: 1000, duration: 1 },
      { label: '/api/espn/', audience: '', maxRequests: 1000, duration: 1 },
      { label: '/api/weather', audience: '', maxRequests: 1000, duration: 1 },
      { label: '/api/outbox', audience: '', maxRequests: 100, duration: 1 },
      { label: '/api/rpc/', audience: '', maxRequests: 50, duration: 1 },
      { label: '/api/anthropic/', audience: '', maxRequests: 5, duration: 3 },
    ] as core.RateLimitRule[]
    settings.batch.enabled = false
    app.save(settings)
  },
  (app) => {
    const settings = app.settings()
    settings.rateLimits.enabled = false
    settings.rateLimits.rules = []
    app.save(settings)
  },
)
