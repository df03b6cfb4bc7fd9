// Backups are on from the first start: one each night, when no American league plays, and the last seven are kept. The
// time, the number and the place can be changed in PocketBase's dashboard.
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
