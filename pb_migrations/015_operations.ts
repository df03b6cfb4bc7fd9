// What operators read and only the server writes: settings of the product, logs, alerts.
migrate(
  (app) => {
    const operators = "@request.auth.can:each ?= 'admin_dashboard'"
    const readable = (name: string) =>
      new Collection({ type: 'base', name, listRule: operators, viewRule: operators })
    const user = (name: string) =>
      new RelationField({
        name,
        collectionId: app.findCollectionByNameOrId('users').id,
        maxSelect: 1,
      })

    const settings = readable('app_settings')
    settings.fields.add(
      new TextField({ name: 'key', required: true, max: 60, pattern: '^[a-z][a-z0-9_]*$' }),
      new JSONField({ name: 'value', maxSize: 20_000 }),
      new DateField({ name: 'changed_at' }),
      user('changed_by'),
    )
    settings.addIndex('idx_app_settings_key', true, 'key', '')
    app.save(settings)

    const logs = readable('logs')
    logs.fields.add(
      new DateField({ name: 'timestamp', required: true }),
      new SelectField({
        name: 'level',
        required: true,
        maxSelect: 1,
        values: ['error', 'warn', 'info', 'debug'],
      }),
      new TextField({ name: 'category', required: true, max: 60 }),
      new TextField({ name: 'message', required: true, max: 4000 }),
      new TextField({ name: 'correlationId', max: 60 }),
      new JSONField({ name: 'metadata', maxSize: 20_000 }),
      user('user_id'),
    )
    logs.addIndex('idx_logs_time', false, 'timestamp, level', '')
    logs.addIndex('idx_logs_category', false, 'category, timestamp', '')
    logs.addIndex('idx_logs_correlation', false, 'correlationId, timestamp', "correlationId != ''")
    app.save(logs)

    const alerts = readable('alerts')
    alerts.fields.add(
      new SelectField({
        name: 'type',
        required: true,
        maxSelect: 1,
        values: ['error', 'warning', 'system', 'performance'],
      }),
      new TextField({ name: 'title', required: true, max: 300 }),
      new TextField({ name: 'message', max: 4000 }),
      new DateField({ name: 'timestamp', required: true }),
      new SelectField({
        name: 'severity',
        required: true,
        maxSelect: 1,
        values: ['critical', 'warning', 'other'],
      }),
      new TextField({ name: 'source', max: 100 }),
      new BoolField({ name: 'resolved' }),
      new DateField({ name: 'resolved_at' }),
      user('resolved_by'),
    )
    alerts.addIndex('idx_alerts_time', false, 'timestamp, resolved', '')
    app.save(alerts)
  },
  (app) => {
    for (const name of ['alerts', 'logs', 'app_settings']) app.delete(app.findCollectionByNameOrId(name))
  },
)
