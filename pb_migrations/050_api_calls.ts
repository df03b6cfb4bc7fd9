// Upstream requests rolled up by minute, one row each. For operators; only the server writes them.
migrate(
  (app) => {
    const operators = "@request.auth.can:each ?= 'admin_dashboard'"
    const calls = new Collection({
      type: 'base',
      name: 'api_calls',
      listRule: operators,
      viewRule: operators,
    })
    calls.fields.add(
      new DateField({ name: 'minute', required: true }),
      new JSONField({ name: 'calls', maxSize: 100_000 }),
    )
    calls.addIndex('idx_api_calls_minute', false, 'minute', '')
    app.save(calls)
  },
  (app) => app.delete(app.findCollectionByNameOrId('api_calls')),
)
