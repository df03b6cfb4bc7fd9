// What the outbox adds to people's rows: the time of the last change of each preference, so that two devices merge
// field by field; and what a guest's device had counted until its user signed up, a row with the user's own id.
migrate(
  (app) => {
    const preferences = app.findCollectionByNameOrId('preferences')
    preferences.fields.add(new JSONField({ name: 'changed', maxSize: 2000 }))
    app.save(preferences)

    const readers =
      "(@request.auth.id != '' && user_id = @request.auth.id) || @request.auth.can:each ?= 'admin_dashboard'"
    const metrics = new Collection({
      type: 'base',
      name: 'guest_metrics',
      listRule: readers,
      viewRule: readers,
    })
    metrics.fields.add(
      new TextField({
        name: 'id',
        primaryKey: true,
        system: true,
        required: true,
        min: 15,
        max: 15,
        pattern: '^[a-z0-9]+$',
      }),
      new RelationField({
        name: 'user_id',
        collectionId: app.findCollectionByNameOrId('users').id,
        required: true,
        maxSelect: 1,
        cascadeDelete: true,
      }),
      new JSONField({ name: 'metrics', maxSize: 20_000 }),
      new DateField({ name: 'counted_until', required: true }),
    )
    app.save(metrics)
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('guest_metrics'))
    const preferences = app.findCollectionByNameOrId('preferences')
    preferences.fields.removeByName('changed')
    app.save(preferences)
  },
)
