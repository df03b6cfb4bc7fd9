// Alerts as the server keeps them: the trouble they are about, until when it was seen, when it ended, and who
// acknowledged it with which words. One trouble has one alert at a time.
migrate(
  (app) => {
    const alerts = app.findCollectionByNameOrId('alerts')
    alerts.fields.add(
      new TextField({ name: 'key', max: 300 }),
      new DateField({ name: 'last_seen' }),
      new NumberField({ name: 'count', onlyInt: true, min: 0 }),
      new DateField({ name: 'cleared_at' }),
      // The name stays when the account is gone.
      new TextField({ name: 'resolved_name', max: 200 }),
      new TextField({ name: 'reason', max: 500 }),
      new TextField({ name: 'correlationId', max: 60 }),
      new JSONField({ name: 'metadata', maxSize: 20_000 }),
    )
    alerts.addIndex('idx_alerts_open', true, 'key', "cleared_at = '' AND key != ''")
    app.save(alerts)
  },
  (app) => {
    const alerts = app.findCollectionByNameOrId('alerts')
    alerts.removeIndex('idx_alerts_open')
    for (const name of [
      'key',
      'last_seen',
      'count',
      'cleared_at',
      'resolved_name',
      'reason',
      'correlationId',
      'metadata',
    ])
      alerts.fields.removeByName(name)
    app.save(alerts)
  },
)
