// PocketBase's log names the account of each request, beside its address: behind one address there can be a stadium.
migrate(
  (app) => {
    const settings = app.settings()
    settings.logs.logAuthId = true
    app.save(settings)
  },
  (app) => {
    const settings = app.settings()
    settings.logs.logAuthId = false
    app.save(settings)
  },
)
