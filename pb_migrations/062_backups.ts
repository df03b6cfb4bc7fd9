// Backups are on from the first start: each night, when no American league plays, the last seven are kept. Whoever
// wants another time, more of them or another place changes it in PocketBase's dashboard.
migrate(
  (app) => {
    const settings = app.settings()
    settings.backups.cron = '30 9 * * *'
    settings.backups.cronMaxKeep = 7
    settings.logs.maxDays = 7
    app.save(settings)
  },
  (app) => {
    const settings = app.settings()
    settings.backups.cron = ''
    settings.backups.cronMaxKeep = 3
    settings.logs.maxDays = 5
    app.save(settings)
  },
)
