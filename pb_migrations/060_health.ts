// What operators see of the server and of the feed: a beat a minute, and how each scoreboard of the feed answers.
migrate(
  (app) => {
    // The id is the wall clock's minute since 1970, so that a minute cannot beat twice; a year of rows must stay small.
    const heartbeats = new Collection({ type: 'base', name: 'heartbeats' })
    heartbeats.fields.add(
      new TextField({
        name: 'id',
        primaryKey: true,
        system: true,
        required: true,
        min: 8,
        max: 9,
        pattern: '^[0-9]+$',
      }),
      // Product time in milliseconds since 1970.
      new NumberField({ name: 'at', onlyInt: true }),
    )
    heartbeats.addIndex('idx_heartbeats_at', false, 'at', '')
    app.save(heartbeats)

    const operators = "@request.auth.can:each ?= 'admin_dashboard'"
    const health = new Collection({
      type: 'base',
      name: 'api_health',
      listRule: operators,
      viewRule: operators,
    })
    health.fields.add(
      new TextField({
        name: 'id',
        primaryKey: true,
        system: true,
        required: true,
        min: 2,
        max: 15,
        pattern: '^[a-z0-9_]+$',
      }),
      new TextField({ name: 'service', required: true, max: 60 }),
      new TextField({ name: 'endpoint', required: true, max: 120 }),
      new TextField({ name: 'sport', required: true, max: 20 }),
      new SelectField({ name: 'status', required: true, values: ['healthy', 'degraded', 'down'] }),
      // Null until the first answer.
      new JSONField({ name: 'responseTime', maxSize: 40 }),
      // ISO, product time; empty until the first check.
      new TextField({ name: 'lastCheck', max: 30 }),
      new NumberField({ name: 'successRate', min: 0, max: 100 }),
      new NumberField({ name: 'requestsLastHour', onlyInt: true }),
      new NumberField({ name: 'errorsLastHour', onlyInt: true }),
      new BoolField({ name: 'seasonActive' }),
      new TextField({ name: 'seasonReason', max: 120 }),
      // The checks of the last hour, so that a restart does not forget them.
      new JSONField({ name: 'requests', maxSize: 20_000, hidden: true }),
    )
    app.save(health)
  },
  (app) => {
    for (const name of ['api_health', 'heartbeats']) app.delete(app.findCollectionByNameOrId(name))
  },
)
